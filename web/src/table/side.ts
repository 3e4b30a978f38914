/** What stands beside the board. */
export type Tab = "log" | "chat" | "rules";
