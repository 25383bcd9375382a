import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomes, questions, type Answers } from './questions.ts';
import { reasons } from './reasons.ts';
import { whichCompany } from './which-company.ts';

test.each<[string, Answers, string]>([
  [
    'a freelancer on a platform with little profit needs none yet',
    {
      stage: 'first-sales',
      earning: 'freelance-platform',
      payments: 'nothing-blocked',
      profit: 'under-500',
      owners: 'one',
    },
    'none-yet',
  ],
  ['somebody with an idea needs none yet', { stage: 'idea', buyers: 'us', payments: 'cards-on-own-site' }, 'none-yet'],
  [
    'somebody who sells at home needs none yet',
    { stage: 'regular-sales', buyers: 'sri-lanka', profit: '500-to-3000' },
    'none-yet',
  ],
  [
    'a seller on Amazon.com',
    {
      stage: 'regular-sales',
      earning: 'online-shop',
      buyers: 'us',
      payments: 'us-marketplace',
      investors: 'none',
      owners: 'one',
      upkeep: 'some',
    },
    'us-llc',
  ],
  [
    'a start-up that talks to US funds',
    {
      stage: 'first-sales',
      earning: 'software',
      buyers: 'us',
      investors: 'us-funds',
      owners: 'several',
      upkeep: 'some',
    },
    'us-corporation',
  ],
  [
    'a seller to Britain',
    { stage: 'regular-sales', earning: 'online-shop', buyers: 'uk-europe', payments: 'uk-marketplace', upkeep: 'some' },
    'uk-ltd',
  ],
  [
    'a trader between Asian suppliers and buyers',
    {
      stage: 'regular-sales',
      earning: 'online-shop',
      buyers: 'asia',
      payments: 'invoices',
      profit: 'over-3000',
      upkeep: 'audit-is-fine',
    },
    'hk-ltd',
  ],
  ['nothing answered', {}, 'none-yet'],
])('%s', (_, answers, expected) => {
  expect(whichCompany(answers)[0]?.outcome).toBe(expected);
});

test('there are at most eight questions', () => {
  expect(Object.keys(questions).length).toBeLessThanOrEqual(8);
});

test('every outcome can come first, and every reason has its own key', () => {
  const keys = reasons.map(({ key }) => key);

  expect(new Set(keys).size).toBe(keys.length);
  for (const outcome of outcomes) {
    expect(reasons.some((reason) => reason.outcome === outcome && reason.weight > 0)).toBe(true);
    expect(reasons.some((reason) => reason.outcome === outcome && reason.weight < 0)).toBe(true);
  }
});

const anyAnswers = fc.record(
  {
    stage: fc.constantFrom(...questions.stage),
    earning: fc.constantFrom(...questions.earning),
    buyers: fc.constantFrom(...questions.buyers),
    payments: fc.constantFrom(...questions.payments),
    investors: fc.constantFrom(...questions.investors),
    profit: fc.constantFrom(...questions.profit),
    owners: fc.constantFrom(...questions.owners),
    upkeep: fc.constantFrom(...questions.upkeep),
  },
  { requiredKeys: [] },
);

test('every outcome is ranked once, by reasons that follow from the answers alone', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const ranking = whichCompany(answers);

      expect(ranking.map(({ outcome }) => outcome).toSorted()).toEqual([...outcomes].toSorted());
      for (const { score, reasonsFor, reasonsAgainst } of ranking) {
        const because = [...reasonsFor, ...reasonsAgainst];
        expect(because.reduce((sum, { weight }) => sum + weight, 0)).toBe(score);
        for (const { question } of because) expect(answers[question]).toBeDefined();
      }
      expect(ranking.map(({ score }) => score)).toEqual(ranking.map(({ score }) => score).toSorted((a, b) => b - a));
    }),
  );
});
