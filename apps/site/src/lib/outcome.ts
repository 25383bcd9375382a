/**
 * Gives the focus back when an answer has come: a button that is disabled while it sends loses it, and so does one that
 * is gone afterwards. Where the visitor has gone on meanwhile, it stays with them.
 */
export function returnFocus(to: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) to?.focus();
}

/** Brings what came of a press onto the screen, and the focus to it. */
export function showOutcome(outcome: HTMLElement | null): void {
  returnFocus(outcome);
  outcome?.scrollIntoView({ block: 'nearest' });
}
