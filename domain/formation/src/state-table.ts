import type { IsoDate } from '@formation/calendar';
import { usStateNames, type StateCode } from '@formation/deadlines';
import { compare, type Money } from '@formation/money';
import type { UsKind } from './company-form.ts';
import type { Fee } from './fee-schedule.ts';
import { stateAmount, stateFees } from './state-fee.ts';
import { usStates, type StateAppeal } from './tables/us-states.ts';
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
  const entry = usStates[state];
  const name = usStateNames[state];
  const { formation, report } = stateFees({ state, kind });
  const upkeep = yearlyUpkeep({ country: 'us', state, kind }, day);
  return {
    state,
    name,
    agency: 'agency' in entry ? entry.agency : `${name} Secretary of State`,
    ...('popular' in entry ? { popular: entry.popular } : {}),
    formation: stateAmount(formation, day),
    report: report === 'no-report' ? report : stateAmount(report, day),
    ...(upkeep.without.length === 0 ? { usualYear: upkeep.amount as Money<'USD'> } : {}), // a state charges in USD
  };
}

/** The columns by which the table is sorted. */
export type StateColumn = 'name' | 'formation' | 'usualYear';

/** Rows by a column, cheapest or first letter first, or the other way; states whose amount is unknown come last both ways. */
export function inOrder(rows: readonly StateRow[], column: StateColumn, direction: 'up' | 'down'): readonly StateRow[] {
  const sign = direction === 'up' ? 1 : -1;
  if (column === 'name') return rows.toSorted((a, b) => sign * (a.name < b.name ? -1 : 1));
  const amount = (of: StateRow) => (column === 'formation' ? of.formation.amount : of.usualYear);
  const known = rows.flatMap((of) => ((found) => (found ? [{ of, found }] : []))(amount(of)));
  return [
    ...known.toSorted((a, b) => sign * compare(a.found, b.found)).map(({ of }) => of),
    ...rows.filter((of) => !amount(of)),
  ];
}
