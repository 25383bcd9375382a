import { knownFacts, type FactTable, type KnownFact } from './known-facts.ts';

type Counts = Readonly<Partial<Record<KnownFact['certainty'], number>>>;

/** How many facts of each table are how sure, for whoever has to confirm them before the launch. */
export function certaintyCounts(): Readonly<Record<FactTable, Counts>> {
  const tables = [...Map.groupBy(knownFacts(), ({ table }) => table)];
  return Object.fromEntries(tables.map(([table, facts]) => [table, counts(facts)])) as Record<FactTable, Counts>; // each has facts
}

function counts(facts: readonly KnownFact[]): Counts {
  const groups = Map.groupBy(facts, ({ certainty }) => certainty);
  return Object.fromEntries([...groups].map(([certainty, all]) => [certainty, all.length]));
}
