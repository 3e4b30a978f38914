/** The server's requests, typed. A refused one throws TroubleError, whose text is a sentence for people. */
import type { Created, GameInfo, MyTable, NewTable, Replay, RuleInfo, SeatKey, SeatWish, TableInfo, Text, Trouble } from "../wire";

export class TroubleError extends Error {
  constructor(
    readonly rule: string,
    readonly text: Text | null,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** A thing of a game that has a name: a card, a tile. `data` is its record, `texts` what is printed on its parts. */
export interface Piece {
  kind: string;
  names: Record<string, string>;
  group: Record<string, string>;
  data: Record<string, unknown>;
  texts: Record<string, Text[]>;
}

const ask = <T>(path: string, language: string, body?: unknown, key?: string): Promise<T> =>
  send<T>(body === undefined ? "GET" : "POST", path, language, body, key);

export type Pieces = Readonly<Record<string, Piece>>;

/** The name of what a text refers to as @kind:id. Where kinds share ids, the pieces stand there as kind:id. */
export function pieceName(pieces: Pieces, kind: string, id: string, language: string): string | undefined {
  const names = (pieces[`${kind}:${id}`] ?? pieces[id])?.names;
  return names?.[language] ?? names?.["en"];
}

/** `key` is the secret of the seat that the request is made for. It stands in no address: those are written into logs. */
export async function send<T>(method: string, path: string, language: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (key !== undefined) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = body instanceof Blob ? body : JSON.stringify(body);
  const response = await fetch(path, request);
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const trouble = (await response.json().catch(() => null)) as Partial<Trouble> | null;
  throw new TroubleError(trouble?.rule ?? "", trouble?.text ?? null, trouble?.sentence ?? response.statusText);
}

const part = encodeURIComponent;

export const api = {
  games: (language: string) => ask<GameInfo[]>("/api/games", language),
  tables: (language: string) => ask<TableInfo[]>("/api/tables", language),
  table: (id: string, language: string) => ask<TableInfo>(`/api/tables/${part(id)}`, language),
  create: (wish: NewTable, language: string) => ask<Created>("/api/tables", language, wish),
  sit: (table: string, name: string, seat: number | null, language: string) =>
    ask<SeatKey>(`/api/tables/${part(table)}/seats`, language, seat === null ? { name } : { name, seat }),
  rules: (game: string, language: string) =>
    ask<RuleInfo[]>(`/api/games/${part(game)}/rules?language=${part(language)}`, language),
  cards: (game: string, pack: unknown, language: string) =>
    ask<{ cards: Record<string, Piece> }>(
      `/api/games/${part(game)}/cards${typeof pack === "string" && pack ? `?pack=${part(pack)}` : ""}`,
      language,
    ),
  /** Mine, of these secrets: those that wait for me first. */
  mine: (keys: SeatKey[], language: string) => ask<MyTable[]>("/api/mine", language, { keys }),
  /** A table from a match file. */
  upload: (file: Blob, language: string) => ask<TableInfo>("/api/matches", language, file),
  replay: (table: string, at: number | null, { key, seat }: Eyes, language: string) =>
    ask<Replay>(`/api/tables/${part(table)}/replay?${query({ at, seat })}`, language, undefined, key),
  fork: (table: string, at: number, seats: SeatWish[], key: string | undefined, language: string) =>
    ask<Created>(`/api/tables/${part(table)}/fork`, language, { at, seats }, key),
};

/** Whose eyes a replay is seen with: a seat's of which I have the secret, any seat's when the game is over. */
export interface Eyes {
  key?: string | undefined;
  seat?: number | undefined;
}

function query(named: Record<string, number | null | undefined>): URLSearchParams {
  const given = Object.entries(named).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
