/** Passkeys: between what the server says as JSON and what the browser wants as bytes. */

type Json = Record<string, unknown>;

/** Passkeys are for a place with a name: browsers make none for a bare address such as 127.0.0.1. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && window.isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Asks the device to make a key. */
export async function makePasskey(options: Json): Promise<Json> {
  const user = options.user as { id: string; name: string; displayName: string };
  const known = (options.excludeCredentials ?? []) as { id: string; type: "public-key" }[];
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge as string),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: known.map((key) => ({ ...key, id: bytes(key.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return credential(made, {
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
  });
}

/** Asks the device to prove who its owner is. */
export async function usePasskey(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge as string),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return credential(used, {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  });
}

function credential(key: PublicKeyCredential, response: Json): Json {
  return { id: key.id, rawId: text(key.rawId), type: key.type, response };
}
