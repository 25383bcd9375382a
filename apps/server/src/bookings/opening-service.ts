import { type CallRules, isRefused } from '@formation/leads';
import { builtHours, hoursInForce, type HoursInForce } from './hours-in-force.ts';
import type { OpeningStore } from './opening.ts';

type Options = Readonly<{
  opening: OpeningStore;
  /** What counts until somebody changes it. */
  calls: CallRules;
}>;

export type OpeningService = ReturnType<typeof openingService>;

/** The hours of calls as they are now: those of the content until somebody has changed them in the console, then both. */
export function openingService({ opening, calls }: Options) {
  const built = builtHours(calls);
  const now = async () => {
    const changed = await opening.find();
    return { hours: changed ? hoursInForce(changed.hours, built) : built, version: changed?.version ?? 0 };
  };
  const rulesOf = ({ week: days, closed: without }: HoursInForce): CallRules => {
    return { ...calls, hours: { ...calls.hours, week: days, closed: without.map(({ day }) => day) } };
  };
  let known = { version: 0, rules: rulesOf(built) };
  return {
    now,
    /**
     * What can be booked: asked anew each time, so that a change counts at once on every server. The same version is the
     * same object: the slots of its days are computed once.
     */
    rules: async (): Promise<CallRules> => {
      const { hours, version } = await now();
      if (version !== known.version) known = { version, rules: rulesOf(hours) };
      return known.rules;
    },
    change: async (...wanted: Parameters<OpeningStore['change']>) => {
      const done = await opening.change(...wanted);
      return isRefused(done) ? done : { ...done, hours: hoursInForce(done.hours, built) };
    },
  };
}
