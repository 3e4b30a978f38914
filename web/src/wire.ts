// Made by tools/wire_types.py from the server's structs: change those and run it again (make wire).

export type Value = string | number | string[];
export type Args = Record<string, string | number>;
export type SeatKind = "open" | "human" | "machine";

/** Who sits where, as everybody may know. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string;
  online: boolean;
  standing_in: boolean;
  clock_ms: number | null;
  due_ms: number | null;
  resigned: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  pace: "live" | "days" | "none";
  turn_seconds: number;
  bank_seconds: number;
  listed: boolean;
  seats: SeatInfo[];
  state: "gathering" | "playing" | "over";
  next_table: string | null;
  seeded: boolean;
}

/** A text by key and parameters; the catalogues in starboard/text turn it into a sentence. */
export interface Text {
  key: string;
  args: Args;
}

/** An answer as a person sees it: in words, with the things on the table it touches and what it would bring. One
 *  that is shown but not allowed names the rule that forbids it. */
export interface Option {
  value: string | number;
  text: Text;
  touches?: string[];
  gains?: Record<string, number>;
  forbidden?: string;
  reason?: Text | null;
}

/** Any of the items, in an order of the seat's choosing, whose weights stay within the budget. */
export interface Subset {
  type: "subset";
  items: string[];
  weights: number[];
  budget: number;
  rule: string;
}

/** A decision of one of my seats, in words. */
export interface DecisionInfo {
  id: number;
  seat: number;
  kind: string;
  prompt: Text;
  options: Option[];
  min: number;
  max: number;
  cites: string[];
  domain: Subset | null;
  default: Value | null;
  optional: boolean;
  free: boolean;
}

/** Something that happened, as this seat may know it. */
export interface EventInfo {
  n: number;
  record: number;
  kind: string;
  data: Record<string, unknown>;
  cites: string[];
  text: Text;
  barrier: boolean;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Going back beyond a barrier needs everybody's consent. */
export interface Proposal {
  id: number;
  seat: number;
  record: number;
  agreed: number[];
}

/** Why nobody at the table may talk now, and by which rule. */
export interface Hushed {
  rule: string;
  text: Text;
}

/** First after connecting or resuming: everything this connection needs. */
export interface Hello {
  type: "hello";
  table: TableInfo;
  seats: number[];
  revision: number;
  view: Record<string, unknown> | null;
  decisions: DecisionInfo[];
  waiting_for: number[];
  events: EventInfo[];
  chat: ChatLine[];
  done: Record<string, number>;
  can_undo: number[];
  proposal: Proposal | null;
  sent_at: number;
  hushed: Hushed | null;
  view_seat: number | null;
}

/** After every change. `events` are the new ones; after going back, `taken_back_to` says how many remain valid. */
export interface Update {
  type: "update";
  revision: number;
  table: TableInfo;
  view: Record<string, unknown> | null;
  decisions: DecisionInfo[];
  waiting_for: number[];
  events: EventInfo[];
  can_undo: number[];
  proposal: Proposal | null;
  sent_at: number;
  taken_back_to: number | null;
  hushed: Hushed | null;
  view_seat: number | null;
}

export interface Done {
  type: "done";
  seat: number;
  n: number;
}

/** What is not possible, by which rule. Nothing was changed. */
export interface Refused {
  type: "refused";
  seat: number | null;
  n: number | null;
  rule: string;
  text: Text;
}

export interface Said {
  type: "said";
  line: ChatLine;
}

/** The server stops or hands the table over: connect again after this many milliseconds. */
export interface Closing {
  type: "closing";
  after_ms: number;
}

/** First over a connection: the secrets of the seats that it is for. Without any it is a spectator's. */
export interface Enter {
  type: "enter";
  keys: string[];
}

export interface Choose {
  type: "choose";
  seat: number;
  n: number;
  decision: number;
  value: Value;
}

/** Takes back the seat's own last choice, up to a barrier. */
export interface UndoLast {
  type: "undo";
  seat: number;
  n: number;
}

/** Proposes to go back to a record of the log; it happens when every person at the table agrees. */
export interface GoBack {
  type: "go_back";
  seat: number;
  n: number;
  record: number;
}

export interface Consent {
  type: "consent";
  seat: number;
  n: number;
  proposal: number;
  agree: boolean;
}

export interface Say {
  type: "say";
  seat: number;
  n: number;
  text: string;
}

/** A machine plays the seat to the end. */
export interface Resign {
  type: "resign";
  seat: number;
  n: number;
}

/** Lets a machine play for a seat whose person is away, or gives the seat back (level ""). */
export interface StandIn {
  type: "stand_in";
  seat: number;
  n: number;
  for_seat: number;
  level: string;
}

export interface Rematch {
  type: "rematch";
  seat: number;
  n: number;
}

export interface SitDown {
  name: string;
  seat?: number | null;
}

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  level?: string;
}

/** A table of its own that goes on from a place in this one's log. What a running game hides is dealt anew. */
export interface Fork {
  at: number;
  seats: SeatWish[];
}

/** The secret of a seat: whoever has it sits there, on any device. */
export interface SeatKey {
  table: string;
  seat: number;
  key: string;
}

/** The secrets that a device keeps. */
export interface Keys {
  keys: SeatKey[];
}

export interface NameAndPassword {
  name: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface BeginPasskey {
  name?: string;
}

/** What the device answered, as JSON. */
export interface Credential {
  ticket: string;
  credential: Record<string, unknown>;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Where a browser wants to be called, as it says itself. */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
}

/** Hours in which nobody is called, in minutes since midnight. `offset` is what the place is ahead of UTC. */
export interface Quiet {
  begin: number;
  end: number;
  offset: number;
}

/** The wish to be called when the table waits for a seat: by web push, or by mail. */
export interface CallMe {
  push?: Subscription | null;
  mail?: string;
  quiet?: Quiet | null;
}

/** Creates a table. All human seats are the creator's, for one device or to hand on; open ones wait for guests. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  pace?: "live" | "days" | "none";
  turn_seconds?: number;
  bank_seconds?: number;
  listed?: boolean;
  seed?: string;
}

/** The account that is logged in in a browser. */
export interface AccountInfo {
  name: string;
  password: boolean;
  passkeys: number;
  seats: number;
}

/** How a server can call people to their turn. */
export interface CallWays {
  push_key: string;
  mail: boolean;
}

export interface PasskeyQuestion {
  ticket: string;
  options: Record<string, unknown>;
}

export interface Created {
  table: TableInfo;
  keys: SeatKey[];
}

export interface MyTable {
  table: TableInfo;
  seat: number;
  waits: boolean;
}

/** How a table stood after the first `at` records of its log. */
export interface Replay {
  at: number;
  records: number;
  table: TableInfo;
  view: Record<string, unknown>;
  decisions: DecisionInfo[];
  waiting_for: number[];
  events: EventInfo[];
}

/** What one can choose about a game. The key of its name is option-name-NAME. */
export interface OptionInfo {
  name: string;
  kind: "bool" | "int" | "choice" | "text";
  default: boolean | number | string;
  choices: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  min_seats: number;
  max_seats: number;
  levels: string[];
  options: OptionInfo[];
}

/** Everything of a game that texts refer to by name: `@card:L1-01-1` is the piece L1-01-1. */
export interface Cards {
  cards: Record<string, unknown>;
}

export interface RuleInfo {
  id: string;
  section: string;
  text: string;
}

/** The body of every refused request. */
export interface Trouble {
  rule: string;
  text: Text;
  sentence: string;
}

export type ServerMessage = Hello | Update | Done | Refused | Said | Closing;
export type ClientMessage = Choose | UndoLast | GoBack | Consent | Say | Resign | StandIn | Rematch;
