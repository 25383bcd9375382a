import type { IsoDate } from '@formation/calendar';
import { claims } from './claims.ts';
import {
  confirmableFees,
  confirmableTexts,
  type Confirmables,
  type Confirmation,
  confirmedDays,
  confirmedFacts,
  type ReadTable,
} from './confirmations.ts';
import { facts } from './facts.ts';

/** All that can be confirmed as it stands: our facts and claims, and the sources of these tables of fees. */
export const confirmable = (tables: readonly ReadTable[]): Confirmables =>
  new Map([...confirmableTexts({ facts, claims }), ...tables.flatMap((table) => [...confirmableFees(table)])]);

/** What confirmations come to on a day: when each thing was confirmed last, what was left out, and the facts with their days. */
export function confirmedBy(all: readonly Confirmation[], known: Confirmables, today: IsoDate) {
  const found = confirmedDays(all, known, today);
  return { ...found, facts: confirmedFacts(facts, found.days) };
}
