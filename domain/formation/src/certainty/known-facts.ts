import type { IsoDate } from '@formation/calendar';
import {
  lateFees,
  stateLateFees,
  usStateNames,
  type LadderRule,
  type ReadPage,
  type Source,
  type StateCode,
} from '@formation/deadlines';
import type { Status as Certainty } from '@formation/fees';
import type { FeeEntry, FeeSchedule } from '../fee-schedule.ts';
import { sriLanka, type HomeRule } from '../home/sri-lanka.ts';
import { lkFines } from '../late/lk-fines.ts';
import { bases, type Basis } from '../questionnaire/bases.ts';
import * as registryFees from '../tables/registry-fees.ts';
import * as servicePrices from '../tables/service-prices.ts';
import { stateFeesSource, usStates, type StateFees } from '../tables/us-states.ts';

export type FactTable =
  | 'fees of states'
  | 'fees of registries'
  | 'prices of services'
  | 'late fees'
  | 'what the questionnaire rests on'
  | 'law of Sri Lanka';

/** A fact that answers about companies rest on: in which table it stands, how sure it is and when it was read. */
export type KnownFact = Readonly<{
  table: FactTable;
  name: string;
  certainty: Certainty | 'ours';
  checked: IsoDate;
  /** Absent where it was read on no page. */
  source?: Source | Readonly<{ title: string; href?: string }>;
}>;

type Named = readonly [name: string, schedule: FeeSchedule];

/** Every fact of the tables of companies, without what a later entry had replaced by the day on which it was read. */
export function knownFacts(): readonly KnownFact[] {
  return [
    ...Object.entries(usStates).flatMap(([code, { llc, corporation }]) =>
      Object.entries({ LLC: llc, corporation }).flatMap(
        ([kind, fees]) => ofSchedules('fees of states', ofState(`${usStateNames[code as StateCode]}, ${kind}`, fees)), // its keys
      ),
    ),
    ...ofSchedules('fees of registries', Object.entries(registryFees).map(spelled)),
    ...ofSchedules('prices of services', Object.entries(servicePrices).map(spelled)),
    ...lateFacts(),
    ...Object.entries(bases as Readonly<Record<string, Basis>>).map(ofBasis),
    ...(sriLanka as readonly HomeRule[]).map(ofHomeRule),
  ];
}

function ofState(name: string, { formation, initial, report, tax }: StateFees): readonly Named[] {
  const schedules = { formation, 'first report': initial, report, tax };
  return Object.entries(schedules).flatMap(([fee, schedule]) =>
    typeof schedule === 'object' ? [[`${name}: ${fee}`, schedule] as const] : [],
  );
}

/** `ukDataProtection` reads “uk data protection”. */
const spelled = ([name, schedule]: Named): Named => [name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase(), schedule];

const checkedOf = ({ source = stateFeesSource }: FeeEntry): IsoDate => source.checked;

function ofSchedules(table: FactTable, schedules: readonly Named[]): readonly KnownFact[] {
  return schedules.flatMap(([name, schedule]) => {
    const last = schedule.findLastIndex((entry) => (entry.from ?? '') <= checkedOf(entry));
    return schedule.slice(Math.max(last, 0)).map((entry) => ({
      ...{ table, name: entry.from ? `${name}, from ${entry.from}` : name },
      ...{ certainty: entry.certainty, checked: checkedOf(entry), source: entry.source ?? stateFeesSource },
    }));
  });
}

function lateFacts(): readonly KnownFact[] {
  const states = Object.entries(stateLateFees).flatMap(([code, kinds]) => {
    const state = usStateNames[code as StateCode]; // its keys
    return Object.entries(kinds).map(([kind, rule]): readonly [string, LadderRule] => [`${state}, ${kind}`, rule]);
  });
  return [...states, ...Object.entries(lateFees), ['annual return in Sri Lanka', lkFines] as const].map(
    ([name, { certainty, source }]) => ({
      ...{ table: 'late fees', name, certainty },
      ...{ checked: source.checked, source },
    }),
  );
}

const pageOf = ({ title, href }: Partial<ReadPage>) =>
  title !== undefined && { source: { title, ...(href && { href }) } };

const ofBasis = ([name, { certainty, checked, ...page }]: readonly [string, Basis]): KnownFact => ({
  ...{ table: 'what the questionnaire rests on', name: name.replaceAll('-', ' '), certainty, checked },
  ...pageOf(page),
});

const ofHomeRule = ({ key, certainty, checked, sources: [page] }: HomeRule): KnownFact => ({
  ...{ table: 'law of Sri Lanka', name: key.replaceAll('-', ' '), certainty, checked },
  ...(page && pageOf(page)),
});
