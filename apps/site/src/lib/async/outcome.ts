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

/** Leads who has pressed a button to what it has opened further on. */
export function leadTo(opened: HTMLElement | null): void {
  opened?.focus({ preventScroll: true });
  opened?.scrollIntoView({ block: 'nearest' });
}
