import { lateFees, stateLateFees } from '@formation/deadlines';
import type { Status as Certainty } from '@formation/fees';
import type { FeeEntry, FeeSchedule } from './fee-schedule.ts';
import { sriLanka } from './home/sri-lanka.ts';
import { bases } from './questionnaire/bases.ts';
import * as registryFees from './tables/registry-fees.ts';
import * as servicePrices from './tables/service-prices.ts';
import { usStates, type StateFees } from './tables/us-states.ts';

type Counts = Readonly<Partial<Record<Certainty | 'ours', number>>>;
type Counted = Readonly<{ certainty: Certainty | 'ours' }>;

/** How many facts of each table are how sure, for whoever has to confirm them before the launch. */
export function certaintyCounts(): Readonly<Record<string, Counts>> {
  const states = Object.values(usStates).flatMap(({ llc, corporation }) => [llc, corporation].flatMap(entriesOf));
  const late = Object.values(stateLateFees).flatMap((kinds) => Object.values(kinds));
  return {
    'fees of states': counts(states),
    'fees of registries': counts(Object.values(registryFees).flat()),
    'prices of services': counts(Object.values(servicePrices).flat()),
    'late fees': counts([...late, ...Object.values(lateFees)]),
    'what the questionnaire rests on': counts(Object.values(bases)),
    'law of Sri Lanka': counts(sriLanka),
  };
}

function entriesOf({ formation, initial, report, tax }: StateFees): readonly FeeEntry[] {
  const schedules: readonly (FeeSchedule | 'no-report' | undefined)[] = [formation, initial, report, tax];
  return schedules.flatMap((schedule) => (typeof schedule === 'object' ? schedule : []));
}

function counts(facts: readonly Counted[]): Counts {
  const groups = Map.groupBy(facts, ({ certainty }) => certainty);
  return Object.fromEntries([...groups].map(([certainty, all]) => [certainty, all.length]));
}
