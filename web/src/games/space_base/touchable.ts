/** Makes an element a piece of the board: pointing at it explains it, touching it chooses or opens its sheet. */
import type { Action } from "svelte/action";
import type { Desk, Subject } from "./desk.svelte";

/** How long a pointer rests before something is explained, so that crossing the board stays quiet. */
const REST = 320;

/** The one element that is looked at, by pointer or focus. */
let lookedAt: HTMLElement | null = null;

export interface Touch {
  desk: Desk;
  subject: Subject;
}

export const touchable: Action<HTMLElement, Touch> = (element, first) => {
  let { desk, subject } = first ?? (undefined as never);
  let resting: ReturnType<typeof setTimeout> | undefined;
  let finger = false;

  function look(): void {
    lookedAt = element;
    const option = desk.room ? null : desk.direct(subject);
    desk.stage.preview = desk.stage.takesSeveral() ? null : option; // not what the piece before would do
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (element.isConnected) desk.peek = { subject, anchor: element };
    }, REST);
  }

  /** Later, because a focused element that is removed leaves in the middle of a change of the page. */
  function leave(): void {
    clearTimeout(resting);
    if (lookedAt === element) queueMicrotask(forget);
  }

  function forget(): void {
    if (lookedAt !== element) return; // something else is looked at by now
    lookedAt = null;
    if (desk.peek?.anchor === element) desk.peek = null;
    if (desk.sheet === null) desk.stage.preview = null;
  }

  const listeners: Record<string, (event: never) => void> = {
    pointerenter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") look();
    },
    pointerleave: leave,
    pointerdown: (event: PointerEvent) => {
      finger = event.pointerType === "touch";
    },
    focus: () => {
      if (element.matches(":focus-visible")) look();
    },
    blur: leave,
    click: (event: MouseEvent) => {
      clearTimeout(resting);
      desk.touch(subject, finger && event.detail > 0);
      finger = false;
    },
    contextmenu: (event: MouseEvent) => {
      event.preventDefault();
      clearTimeout(resting);
      desk.open(subject);
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key === "Escape" && desk.peek) desk.peek = null;
      if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      clearTimeout(resting);
      desk.open(subject);
    },
  };
  for (const [kind, listener] of Object.entries(listeners)) element.addEventListener(kind, listener as EventListener);

  return {
    update(next) {
      ({ desk, subject } = next);
    },
    destroy() {
      leave();
      for (const [kind, listener] of Object.entries(listeners)) {
        element.removeEventListener(kind, listener as EventListener);
      }
    },
  };
};
