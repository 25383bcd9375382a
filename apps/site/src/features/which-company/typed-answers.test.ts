import { messages } from '@formation/content';
import { conditions, outcomes, questions, whichCompany } from '@formation/formation';
import { expect, test } from 'vitest';
import { conditionText, everyReason, readBases } from './every-reason.ts';
import { firstOpen, questionNames, typedAnswers } from './typed-answers.ts';

test.each([
  [{}, {}],
  [
    { stage: 'idea', buyers: 'us' },
    { stage: 'idea', buyers: 'us' },
  ],
  [{ stage: 'billions', owners: '', other: 'x' }, {}], // no answers of these questions
])('%j is read as %j', (typed, expected) => {
  expect(typedAnswers(typed)).toEqual(expected);
});

test('the next question is the first without an answer', () => {
  expect(firstOpen({})).toBe(0);
  expect(firstOpen({ residence: 'sri-lanka', buyers: 'us' })).toBe(1);
  expect(firstOpen(typedAnswers(Object.fromEntries(questionNames.map((name) => [name, questions[name][0]]))))).toBe(
    questionNames.length - 1,
  );
});

test('a link from before where you live was asked opens with its answers', () => {
  const typed = {
    stage: 'regular-sales',
    earning: 'online-shop',
    buyers: 'us',
    payments: 'us-marketplace',
    investors: 'none',
    profit: '500-to-3000',
    owners: 'one',
    upkeep: 'some',
  };
  const answers = typedAnswers(typed);

  expect(answers).toEqual(typed);
  expect(whichCompany(answers).leaders.map(({ outcome }) => outcome)).toEqual(['us-llc']);
  expect(questionNames[firstOpen(answers)]).toBe('residence');
});

test('every sentence has its words, and every form has reasons for and against', () => {
  const { which } = messages.en.formation;
  const all = everyReason();
  const keys = all.flatMap(({ reasonsFor, reasonsAgainst }) =>
    [...reasonsFor, ...reasonsAgainst].map(({ key }) => key),
  );

  expect(all.map(({ outcome }) => outcome)).toEqual([...outcomes]);
  expect(new Set(keys)).toEqual(new Set(Object.keys(which.reasons)));
  expect(new Set(conditions.map(({ key }) => key))).toEqual(new Set(Object.keys(which.conditions)));
  for (const { reasonsFor, reasonsAgainst } of all)
    expect(Math.min(reasonsFor.length, reasonsAgainst.length)).toBeGreaterThan(0);
});

test('the list says with which answers a line counts, and with which not', () => {
  const words = { every: messages.en.whichReasons, which: messages.en.formation.which };
  const line = { when: { payments: ['stripe'], residence: ['sri-lanka'] }, unless: { stage: ['idea'] } } as const;

  expect(conditionText({ ...line, basis: 'stripe' }, words)).toBe(
    'If you answer “Card payments through Stripe” to “What do you need to be paid?” and “Sri Lanka” to “Where do you live?”; not if “An idea” to “Where are you now?”',
  );
  expect(conditionText({ when: { upkeep: ['least', 'some'] }, basis: 'hk-audit' }, words)).toBe(
    'If you answer “As little as possible” or “Some, with an accountant” to “How much yearly paperwork can you handle?”',
  );
});

test('every source of the list has an address and is used by a reason', () => {
  const used = everyReason().flatMap(({ refusals, reasonsFor, reasonsAgainst }) =>
    [...refusals, ...reasonsFor, ...reasonsAgainst].map(({ basis }) => basis),
  );
  const onlyNoted = [
    ...['uk-identity', 'uk-establishment', 'delaware-shares', 'hk-offshore', 'lk-residence'],
    ...['lk-dividends', 'lk-secretary', 'lk-annual-return', 'us-form-of-companies'],
  ];
  for (const [key, { href }] of readBases()) {
    expect(href).toMatch(/^https?:/);
    expect([...used, ...onlyNoted]).toContain(key);
  }
});
