/** Arrow keys between pieces: the nearest one in a direction, by where things lie on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const isArrow = (key: string): boolean => key in DIRECTIONS;

/** Which of the boxes an arrow key leads to, or -1. Being off the axis counts three times as far as being ahead. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const way = DIRECTIONS[key];
  if (!way) return -1;
  const start = centre(from);
  let best = -1;
  let least = Infinity;
  for (const [place, box] of boxes.entries()) {
    const to = centre(box);
    const ahead = (to.x - start.x) * way.x + (to.y - start.y) * way.y;
    if (ahead <= 1) continue;
    const aside = Math.abs((to.x - start.x) * way.y) + Math.abs((to.y - start.y) * way.x);
    const far = ahead + 3 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

function centre(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * For a board: every `[data-piece]` can be reached by arrow keys; by Tab only the last one that was used of each
 * `[data-region]`.
 */
export function steered(board: HTMLElement): { lead(): void; destroy(): void } {
  /** Whom the keyboard was at: if it goes, as a bought card does, the keyboard stays in its region. */
  let held: { piece: HTMLElement; region: Element | null } | null = null;

  const pieces = (): HTMLElement[] =>
    [...board.querySelectorAll<HTMLElement>("[data-piece]")].filter((piece) => piece.offsetParent !== null);

  function onkeydown(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>("[data-piece]");
    if (!from || !isArrow(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    const others = pieces().filter((piece) => piece !== from);
    const boxes = others.map((piece) => piece.getBoundingClientRect());
    const to = others[nearest(from.getBoundingClientRect(), boxes, event.key)];
    event.preventDefault();
    to?.focus();
    to?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function onfocusin(event: FocusEvent): void {
    const piece = (event.target as HTMLElement).closest<HTMLElement>("[data-piece]");
    if (!piece) return;
    held = { piece, region: piece.closest("[data-region]") };
    onlyStop(piece);
  }

  const letGo = (): void => {
    held = null;
  };

  /** By Tab one comes to what can be chosen now. */
  function lead(): void {
    for (const region of board.querySelectorAll<HTMLElement>("[data-region]")) {
      const first = region.contains(document.activeElement) ? null : region.querySelector<HTMLElement>("[data-piece].can");
      if (first) onlyStop(first);
    }
  }

  function onlyStop(stop: HTMLElement): void {
    const region = stop.closest("[data-region]");
    for (const piece of region?.querySelectorAll<HTMLElement>("[data-piece]") ?? []) {
      piece.tabIndex = piece === stop ? 0 : -1;
    }
  }

  /** Regions whose stop has gone, or that are new, get their first piece as stop. */
  function settle(): void {
    for (const region of board.querySelectorAll<HTMLElement>("[data-region]")) {
      const inside = [...region.querySelectorAll<HTMLElement>("[data-piece]")];
      const stop = inside.find((piece) => piece.tabIndex === 0) ?? inside[0];
      if (stop) onlyStop(stop);
      if (stop && held?.region === region && !held.piece.isConnected && document.activeElement === document.body) {
        stop.focus({ preventScroll: true });
      }
    }
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(board, { childList: true, subtree: true });
  board.addEventListener("keydown", onkeydown);
  board.addEventListener("focusin", onfocusin);
  addEventListener("pointerdown", letGo);
  settle();
  return {
    lead,
    destroy() {
      watcher.disconnect();
      removeEventListener("pointerdown", letGo);
      board.removeEventListener("keydown", onkeydown);
      board.removeEventListener("focusin", onfocusin);
    },
  };
}
