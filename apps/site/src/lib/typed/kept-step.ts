import { soon } from './soon.ts';

/**
 * What is typed stands with this step of the browser's history: it comes back with reload, Back and forward, is no part
 * of an address, and goes with the tab.
 */
type Step = Readonly<Record<string, unknown>> | null;

const pending = new Map<string, () => void>();

/** What was kept under a name; undefined where nothing was. The caller says what it has kept there. */
export function keptInStep<T>(name: string): T | undefined {
  return (history.state as Step)?.[name] as T | undefined; // written by keepInStep below, and by nobody else
}

/** Keeps what `value` gives after a pause, or when the page is left before that. */
export function keepInStep(name: string, value: () => unknown): void {
  pending.get(name)?.();
  pending.set(
    name,
    soon(() => history.replaceState({ ...(history.state as Step), [name]: value() }, '')),
  );
}

/** Forgets what was kept under a name: it was sent, or nothing stands there any more. */
export function forgetInStep(name: string): void {
  if (keptInStep(name) !== undefined || pending.has(name)) keepInStep(name, () => undefined);
}
