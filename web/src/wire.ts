// Stopgap until tools/wire_types.py writes this file.
export type Value = string | number | string[];
export type Args = Record<string, string | number>;
export interface Text { key: string; args?: Args }
export interface Subset { type: "subset"; items: string[]; weights: number[]; budget: number; rule: string }
export interface Option { value: string | number; text: Text; touches?: string[]; gains?: Record<string, number>; forbidden?: string; reason?: Text | null }
export type SeatKind = "open" | "human" | "machine";
export interface SeatInfo { seat: number; kind: SeatKind; name: string; level: string; online: boolean; standing_in: boolean; clock_ms: number | null; due_ms: number | null; resigned: boolean }
export interface TableInfo { id: string; game: string; title: string; options: Record<string, unknown>; pace: "live" | "days" | "none"; turn_seconds: number; bank_seconds: number; listed: boolean; seats: SeatInfo[]; state: "gathering" | "playing" | "over"; next_table: string | null; seeded: boolean }
export interface DecisionInfo { id: number; seat: number; kind: string; prompt: Text; options: Option[]; min: number; max: number; cites: string[]; domain: Subset | null; default: Value | null; optional: boolean; free: boolean }
export interface EventInfo { n: number; record: number; kind: string; data: Record<string, unknown>; cites: string[]; text: Text; barrier: boolean }
export interface Proposal { id: number; seat: number; record: number; agreed: number[] }
export interface ChatLine { seat: number | null; name: string; text: string; at: number }
export interface Hello { type: "hello"; table: TableInfo; seats: number[]; revision: number; view: Record<string, unknown> | null; decisions: DecisionInfo[]; waiting_for: number[]; events: EventInfo[]; chat: ChatLine[]; done: Record<string, number>; can_undo: number[]; proposal: Proposal | null; sent_at: number; view_seat: number | null }
export interface Update { type: "update"; revision: number; table: TableInfo; view: Record<string, unknown> | null; decisions: DecisionInfo[]; waiting_for: number[]; events: EventInfo[]; can_undo: number[]; proposal: Proposal | null; sent_at: number; taken_back_to: number | null; view_seat: number | null }
export interface Done { type: "done"; seat: number; n: number }
export interface Refused { type: "refused"; seat: number | null; n: number | null; rule: string; text: Text }
export interface Said { type: "said"; line: ChatLine }
export interface Closing { type: "closing"; after_ms: number }
export type ServerMessage = Hello | Update | Done | Refused | Said | Closing;
export interface Choose { type: "choose"; seat: number; n: number; decision: number; value: Value }
export interface UndoLast { type: "undo"; seat: number; n: number }
export interface GoBack { type: "go_back"; seat: number; n: number; record: number }
export interface Consent { type: "consent"; seat: number; n: number; proposal: number; agree: boolean }
export interface Say { type: "say"; seat: number; n: number; text: string }
export interface Resign { type: "resign"; seat: number; n: number }
export interface StandIn { type: "stand_in"; seat: number; n: number; for_seat: number; level: string }
export interface Rematch { type: "rematch"; seat: number; n: number }
export type ClientMessage = Choose | UndoLast | GoBack | Consent | Say | Resign | StandIn | Rematch;
export interface SeatWish { kind: SeatKind; name?: string; level?: string }
export interface NewTable { game: string; seats: SeatWish[]; options?: Record<string, unknown>; pace?: "live" | "days" | "none"; turn_seconds?: number; bank_seconds?: number; listed?: boolean; seed?: string }
export interface SeatKey { table: string; seat: number; key: string }
export interface Created { table: TableInfo; keys: SeatKey[] }
export interface GameInfo { name: string; title: string; min_seats: number; max_seats: number; levels: string[]; options: Record<string, unknown>[] }
export interface RuleInfo { id: string; section: string; text: string }
export interface Trouble { rule: string; text: Text; sentence: string }
