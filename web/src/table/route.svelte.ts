/** Where the person is. It stands after the # of the address, so that the secret of a seat never reaches a server's log. */
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "table"; table: string; key: string | null; room: boolean }
  | { page: "replay"; table: string; at: number | null }
  | { page: "rules"; game: string; rule: string | null };

export function readRoute(hash: string): Route {
  const [head, first, second, third] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (head === "new") return { page: "new", game: first ?? null };
  if (head === "rules" && first) return { page: "rules", game: first, rule: second ?? null };
  if (head === "table" && first) {
    if (second === "replay") return { page: "replay", table: first, at: third ? Number(third) : null };
    return { page: "table", table: first, key: second === "key" && third ? third : null, room: second === "room" };
  }
  return { page: "lobby" };
}

let route: Route = $state.raw(readRoute(typeof location === "undefined" ? "" : location.hash));

if (typeof window !== "undefined") {
  window.addEventListener("hashchange", () => (route = readRoute(location.hash)));
}

export const here = (): Route => route;

export function go(path: string): void {
  location.hash = path;
}

export const seatLink = (table: string, key: string): string => `${location.origin}/#/table/${table}/key/${key}`;
export const tableLink = (table: string): string => `${location.origin}/#/table/${table}`;
