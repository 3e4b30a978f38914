/** The secret links of my seats, by table. Whoever has one sits there, on any device. */
const KEY = "starboard.seats";

export interface MySeat {
  table: string;
  seat: number;
  key: string;
  title: string;
  at: number;
}

export function mySeats(table?: string): MySeat[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as MySeat[];
    return table === undefined ? all : all.filter((mine) => mine.table === table);
  } catch {
    return [];
  }
}

export function keepSeat(mine: MySeat): void {
  const others = mySeats().filter((seat) => seat.key !== mine.key || seat.table !== mine.table);
  store([mine, ...others].slice(0, 200));
}

export function forgetTable(table: string): void {
  store(mySeats().filter((seat) => seat.table !== table));
}

function store(seats: MySeat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // a private window: the link in the address bar still works
  }
}
