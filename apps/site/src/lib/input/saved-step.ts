import { isPageLeft, watchLeaving } from './page-left.ts';

/**
 * What is typed stands with this step of the browser's history: it comes back with reload, Back and forward, and goes
 * with the tab. Where a page has an address for it, that is written with it.
 */
type Step = Record<string, unknown> | null;

/** Browsers refuse more than some hundred changes of an address in half a minute. */
const PAUSE_MS = 500;

/** A reload keeps what is written at the first of these; phones know only the second. */
const leaving = ['beforeunload', 'pagehide'] as const;

type Pending = Readonly<Record<string, () => unknown>>;
const nothing: Pending = {};
let pending = nothing;
let address: (() => string) | undefined;
let writtenAt = -Infinity;
let later: ReturnType<typeof setTimeout>;

function write(): void {
  clearTimeout(later);
  if (pending === nothing) return;
  const step: Step = { ...(history.state as Step) };
  for (const name in pending) step[name] = pending[name]?.();
  history.replaceState(step, '', isPageLeft() ? undefined : address?.());
  pending = nothing;
  writtenAt = performance.now();
}

/** What was kept under a name; undefined where nothing was. The caller says what it has kept there. */
export function savedValues<T>(name: string): T | undefined {
  return (history.state as Step)?.[name] as T | undefined; // written by `write` above, and by nobody else
}

/**
 * Keeps what `value` gives as soon as this event is over, or after a pause where something was written just before.
 * What waits is written when the page is left, too; but a browser does not always ask a listener that it has just got.
 *
 * @param addressOf - gives the address that says the same.
 */
export function syncSaved(name: string, value: () => unknown, addressOf = address): void {
  watchLeaving();
  for (const event of leaving) addEventListener(event, write); // adding it again changes nothing
  pending = { ...pending, [name]: value };
  address = addressOf;
  clearTimeout(later);
  later = setTimeout(write, writtenAt + PAUSE_MS - performance.now());
}

/** Forgets what was kept under a name at once: it was sent, or nothing stands there any more. */
export function forgetInStep(name: string): void {
  pending = { ...pending, [name]: () => undefined };
  if (savedValues(name) !== undefined) write();
}
