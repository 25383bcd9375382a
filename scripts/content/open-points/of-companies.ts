import { messages } from '@formation/content';
import { dutyRules, standingRuleList } from '@formation/deadlines';
import { checks, knownFacts, type FactTable, type KnownFact } from '@formation/formation';
import { isDoubtful, nextReview, titled, why, type Chapter, type Point } from './chapter.ts';

const places: Readonly<Record<FactTable, Omit<Chapter, 'points' | 'title'>>> = {
  'fees of states': {
    pages: ['/company-cost', '/company-cost/states'],
    where: 'domain/formation/src/tables/us-states.ts',
  },
  'fees of registries': { pages: ['/company-cost'], where: 'domain/formation/src/tables/registry-fees.ts' },
  'prices of services': { pages: ['/company-cost'], where: 'domain/formation/src/tables/service-prices.ts' },
  'late fees': { pages: ['/deadlines', '/company-cost'], where: 'domain/deadlines/src/tables/late-fees.ts' },
  'what the questionnaire rests on': {
    pages: ['/which-company'],
    where: 'domain/formation/src/questionnaire/bases.ts',
  },
  'law of Sri Lanka': {
    pages: ['/formation/us', '/formation/uk', '/formation/hong-kong'],
    where: 'domain/formation/src/home/sri-lanka.ts',
  },
};

const pointsOf = (facts: readonly KnownFact[]): readonly Point[] =>
  facts.flatMap(({ name, certainty, checked, source }) => {
    if (!isDoubtful(certainty)) return [];
    return [
      { what: name, why: why(certainty), reviewBy: nextReview(checked), ...(source && { source: titled(source) }) },
    ];
  });

/** What answers about companies rest on, table by table. */
export function companyChapters(): readonly Chapter[] {
  const tables = Map.groupBy(knownFacts(), ({ table }) => table);
  return [...tables].map(([table, facts]) => ({
    title: `Companies: ${table}`,
    ...places[table],
    points: pointsOf(facts),
  }));
}

/** Rules that were not read on the page of the authority that sets them. */
export function ruleChapters(): readonly Chapter[] {
  const { duties, standing } = messages.en.deadlines;
  const rules = [
    ...dutyRules().map(({ id, ...rule }) => ({ ...rule, what: duties[id].title })),
    ...standingRuleList().map(({ id, ...rule }) => ({ ...rule, what: standing[id].split(':')[0] ?? id })),
  ];
  const unread = rules.filter(({ verified }) => !verified);
  const open = Object.entries(checks).filter(([, { verified }]) => !verified);
  return [
    {
      title: 'Dates: rules not read on the authority’s page',
      pages: ['/deadlines'],
      where: 'domain/deadlines/src/duties',
      points: unread.map(({ what, source }) => ({
        ...{ what, why: 'not read on its own page', reviewBy: nextReview(source.checked), source: titled(source) },
      })),
    },
    {
      title: 'Rule checks: not confirmed',
      pages: ['/rule-checks'],
      where: 'domain/formation/src/checks',
      points: open.map(([what, { source }]) => ({
        ...{ what, why: 'not confirmed', reviewBy: nextReview(source.checked), source },
      })),
    },
  ];
}
