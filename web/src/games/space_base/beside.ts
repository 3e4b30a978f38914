/** Where a popover stands so that it hides nothing it speaks of: above its anchor, else beside it, else below. */
import type { Box } from "./steering";

interface Size {
  width: number;
  height: number;
}

const GAP = 8;

/** `floor` is where something begins below that should stay in sight, if there is room above it. */
export function beside(anchor: Box, size: Size, screen: Size, floor = screen.height): { left: number; top: number } {
  const above = anchor.top - GAP - size.height;
  const middle = within(anchor.left + anchor.width / 2 - size.width / 2, size.width, screen.width);
  if (above >= GAP) return { left: middle, top: above };
  const lowest = size.height + 2 * GAP <= floor ? floor : screen.height;
  const top = within(anchor.top, size.height, lowest);
  const right = anchor.left + anchor.width + GAP;
  if (right + size.width + GAP <= screen.width) return { left: right, top };
  const left = anchor.left - GAP - size.width;
  if (left >= GAP) return { left, top };
  return { left: middle, top: within(anchor.top + anchor.height + GAP, size.height, screen.height) };
}

function within(start: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(start, room - GAP - length));
}
