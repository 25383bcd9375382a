import { closedDays } from '@formation/content';
import type { CallRules } from '@formation/leads';
import type { Hours, OpeningStore } from '../store/opening.ts';

type Options = Readonly<{
  opening: OpeningStore;
  /** What counts until somebody changes it. */
  calls: CallRules;
}>;

export type OpeningDesk = ReturnType<typeof openingDesk>;

const nameOf = (day: string) => closedDays.find((known) => known.day === day)?.name.en ?? '';

/** The hours of calls as they are now: those of the content until somebody has changed them in the console. */
export function openingDesk({ opening, calls }: Options) {
  const { week, closed } = calls.hours;
  const built: Hours = { week, closed: closed.map((day) => ({ day, name: nameOf(day) })) };
  const now = async () => {
    const changed = await opening.find();
    return { hours: changed?.hours ?? built, version: changed?.version ?? 0 };
  };
  const rulesOf = ({ week: days, closed: without }: Hours): CallRules => {
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
    change: opening.change,
  };
}
