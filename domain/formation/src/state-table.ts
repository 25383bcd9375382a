import type { IsoDate, StateCode } from '@formation/deadlines';
import type { Money } from '@formation/money';
import type { UsKind } from './company-form.ts';
import type { Fee } from './fee-schedule.ts';
import { usStates, type StateAppeal } from './tables/us-states.ts';
import { stateAmount, stateFees } from './us-lines.ts';
import { yearlyUpkeep } from './yearly-upkeep.ts';

/** One state in the table of states. */
export type StateRow = Readonly<{
  state: StateCode;
  name: string;
  agency: string;
  popular?: StateAppeal;
  formation: Fee<'USD'>;
  /** The report each time it falls due, or that the state wants none. */
  report: Fee<'USD'> | 'no-report';
  /** What the state takes in a usual year; missing where a part of it was not found. */
  usualYear?: Money<'USD'>;
}>;

/** The fifty states and the District of Columbia, in the order of their names. */
export function stateTable(kind: UsKind, day: IsoDate): readonly StateRow[] {
  // The keys of the table are the state codes.
  return (Object.keys(usStates) as StateCode[])
    .map((state) => row(state, kind, day))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function row(state: StateCode, kind: UsKind, day: IsoDate): StateRow {
  const { name, agency, ...rest } = usStates[state];
  const { formation, report } = stateFees({ country: 'us', state, kind });
  const upkeep = yearlyUpkeep({ country: 'us', state, kind }, day);
  return {
    state,
    name,
    agency,
    ...('popular' in rest ? { popular: rest.popular } : {}),
    formation: stateAmount(formation, day),
    report: report === 'no-report' ? report : stateAmount(report, day),
    ...(upkeep.without.length === 0 ? { usualYear: upkeep.amount as Money<'USD'> } : {}), // a state charges in USD
  };
}

/** What forming a company costs at the state, for the price beside a package. */
export function stateFee(state: StateCode, kind: UsKind, day: IsoDate): Fee<'USD'> {
  return stateAmount(stateFees({ country: 'us', state, kind }).formation, day);
}
