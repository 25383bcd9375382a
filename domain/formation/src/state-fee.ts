import type { IsoDate } from '@formation/calendar';
import type { UsForm } from './company-form.ts';
import { feeOn, type Fee, type FeeSchedule } from './fee-schedule.ts';
import { stateFeesSource, usStates, type StateFees } from './tables/us-states.ts';

/** What forming a company costs at the state on a day: the "+ State Fee" beside a package. */
export function stateFee(form: Omit<UsForm, 'country'>, day: IsoDate): Fee<'USD'> {
  return stateAmount(stateFees(form).formation, day);
}

/** Everything a state charges one kind of company. */
export function stateFees({ state, kind }: Omit<UsForm, 'country'>): StateFees {
  return usStates[state][kind];
}

/** An amount of the state table on a day. */
export function stateAmount(schedule: FeeSchedule, day: IsoDate, today: IsoDate = day): Fee<'USD'> {
  return feeOn({ schedule, currency: 'USD', source: stateFeesSource }, day, today);
}
