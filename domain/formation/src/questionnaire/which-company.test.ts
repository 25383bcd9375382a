import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bases, type Basis } from './bases.ts';
import { outcomes, questions, type Answers, type Outcome, type Question } from './questions.ts';
import type { Reason } from './reasons/reason.ts';
import { reasons, type ReasonKey } from './reasons/reasons.ts';
import { whichCompany, type Ranked, type Verdict } from './which-company.ts';

const names = (ranked: readonly Ranked[]) => ranked.map(({ outcome }) => outcome);
const leaders = (answers: Answers) => names(whichCompany(answers).leaders);

test.each<[string, Answers, readonly Outcome[]]>([
  [
    'a freelancer on a platform with little profit needs none yet',
    {
      stage: 'first-sales',
      earning: 'freelance-platform',
      payments: 'nothing-blocked',
      profit: 'under-500',
      owners: 'one',
    },
    ['none-yet'],
  ],
  ['somebody with an idea', { stage: 'idea', buyers: 'us', payments: 'cards-on-own-site' }, ['none-yet']],
  ['who sells at home', { stage: 'regular-sales', buyers: 'sri-lanka', profit: '500-to-3000' }, ['none-yet']],
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
    ['us-llc'],
  ],
  [
    'a start-up that talks to US funds',
    { stage: 'first-sales', earning: 'software', buyers: 'us', investors: 'us-funds', owners: 'several' },
    ['us-corporation'],
  ],
  [
    'one who already sells software, takes cards and talks to US funds',
    {
      stage: 'first-sales',
      earning: 'software',
      buyers: 'us',
      payments: 'cards-on-own-site',
      investors: 'us-funds',
      profit: '500-to-3000',
      owners: 'one',
      upkeep: 'least',
    },
    ['us-corporation'],
  ],
  [
    'a seller to Britain',
    { stage: 'regular-sales', earning: 'online-shop', buyers: 'uk-europe', payments: 'uk-marketplace', upkeep: 'some' },
    ['uk-ltd'],
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
    ['hk-ltd'],
  ],
  [
    'a seller in London with stock there',
    { residence: 'uk', stage: 'regular-sales', presence: 'uk', buyers: 'us' },
    ['uk-ltd'],
  ],
  ['stock in a US warehouse', { residence: 'sri-lanka', stage: 'regular-sales', presence: 'us' }, ['us-llc']],
  [
    'a freelancer in Sri Lanka whose clients pay by transfer, and who does not mind an audit',
    {
      residence: 'sri-lanka',
      stage: 'regular-sales',
      earning: 'own-clients',
      buyers: 'us',
      payments: 'invoices',
      profit: 'over-3000',
      owners: 'one',
      upkeep: 'audit-is-fine',
    },
    ['lk-ltd'], // 2 + 2 + 1 + 1 − 1, against 4 of the LLC
  ],
  [
    'the same one at half the profit: the LLC does as well',
    {
      residence: 'sri-lanka',
      earning: 'own-clients',
      buyers: 'us',
      payments: 'invoices',
      profit: '500-to-3000',
      owners: 'one',
      upkeep: 'audit-is-fine',
    },
    ['us-llc', 'lk-ltd'], // 4 each
  ],
  ['a freelancer in Sri Lanka, and no more is known', { residence: 'sri-lanka', earning: 'own-clients' }, ['none-yet']],
  ['somebody in Sri Lanka, and no more is known', { residence: 'sri-lanka' }, []],
  ['nothing answered', {}, []],
  ['cards alone do not decide', { payments: 'cards-on-own-site' }, ['us-llc', 'uk-ltd']], // 2 each
])('%s', (_, answers, expected) => {
  expect(leaders(answers)).toEqual(expected);
});

/** The rules as a person would tell them, apart from the tables: what may never be the answer. */
const never: readonly (readonly [string, Outcome, (answers: Answers) => boolean])[] = [
  ['US funds buy no shares of an LLC', 'us-llc', ({ investors }) => investors === 'us-funds'],
  ['US funds do not go to London', 'uk-ltd', ({ investors }) => investors === 'us-funds'],
  ['US funds do not go to Hong Kong', 'hk-ltd', ({ investors }) => investors === 'us-funds'],
  ['no paperwork, no audit', 'hk-ltd', ({ upkeep }) => upkeep === 'least'],
  ['an accountant is no auditor', 'hk-ltd', ({ upkeep }) => upkeep === 'some'],
  [
    'Stripe has no account for a business in Sri Lanka',
    'none-yet',
    ({ payments, residence, stage }) => payments === 'stripe' && residence === 'sri-lanka' && stage !== 'idea',
  ],
  [
    'Etsy has no shop in Sri Lanka',
    'none-yet',
    ({ payments, residence, stage }) => payments === 'etsy' && residence === 'sri-lanka' && stage !== 'idea',
  ],
  ['Mercury takes no person', 'none-yet', ({ payments, stage }) => payments === 'mercury' && stage !== 'idea'],
  ['Mercury takes no UK company', 'uk-ltd', ({ payments }) => payments === 'mercury'],
  ['Mercury takes no Hong Kong company', 'hk-ltd', ({ payments }) => payments === 'mercury'],
  [
    'a UK company is a stranger on Amazon.com',
    'uk-ltd',
    ({ payments, residence }) => payments === 'us-marketplace' && residence !== 'uk',
  ],
  [
    'a Hong Kong company is one too',
    'hk-ltd',
    ({ payments, residence }) => payments === 'us-marketplace' && residence !== 'hong-kong',
  ],
  [
    'an LLC is a stranger on Amazon.co.uk',
    'us-llc',
    ({ payments, residence }) => payments === 'uk-marketplace' && residence !== 'us',
  ],
  [
    'Hong Kong as well',
    'hk-ltd',
    ({ payments, residence }) => payments === 'uk-marketplace' && residence !== 'hong-kong',
  ],
  ['US funds do not go to Colombo', 'lk-ltd', ({ investors }) => investors === 'us-funds'],
  ['no audit, no company in Sri Lanka', 'lk-ltd', ({ upkeep }) => upkeep === 'least' || upkeep === 'some'],
  ['Stripe and Etsy are not in Sri Lanka', 'lk-ltd', ({ payments }) => payments === 'stripe' || payments === 'etsy'],
  ['Mercury takes no company of Sri Lanka', 'lk-ltd', ({ payments }) => payments === 'mercury'],
  [
    'a marketplace abroad knows no company of a third country better',
    'lk-ltd',
    ({ payments = '', residence }) => payments.endsWith('-marketplace') && residence !== 'sri-lanka',
  ],
  ['who lives elsewhere has no use for it', 'lk-ltd', ({ residence = 'sri-lanka' }) => residence !== 'sri-lanka'],
  [
    'a corporation without investors is taxed twice for nothing',
    'us-corporation',
    ({ investors }) => investors === 'none',
  ],
];

/** Sentences that would be untrue, or contradict the answer that they stand under. */
const untrue: readonly (readonly [ReasonKey, (answers: Answers, outcome: Outcome, leads: boolean) => boolean])[] = [
  ['one-owner-one-form', ({ residence, presence }) => residence === 'us' || presence === 'us'],
  ['form-5472-every-year', ({ residence, owners }) => residence === 'us' || owners === 'several'],
  ['us-return-of-your-own', ({ residence }) => residence === 'us'],
  ['tax-held-back-for-partners', ({ residence, owners }) => residence === 'us' || owners === 'one'],
  ['local-buyers-need-no-foreign-company', ({ residence = 'sri-lanka' }) => residence !== 'sri-lanka'],
  ['cards-need-supported-country', ({ residence = 'sri-lanka' }) => residence !== 'sri-lanka'],
  [
    'cards-need-supported-country',
    ({ payments, stage, residence }, _, leads) =>
      leads && payments === 'stripe' && stage !== 'idea' && residence === 'sri-lanka',
  ],
  ['taxed-twice-without-investors', (_, __, leads) => leads],
  ['audit-is-no-obstacle', ({ upkeep }) => upkeep !== 'audit-is-fine'],
  ['funds-need-a-company', ({ investors }) => investors !== 'us-funds'],
  ['first-rupees-are-free', ({ residence }) => residence !== 'sri-lanka'],
  ['no-free-rupees-for-companies', ({ residence }) => residence !== 'sri-lanka'],
  ['account-in-foreign-currency', ({ residence }) => residence !== 'sri-lanka'],
];

/** Every combination of answers to some questions, each also left out. */
function* combinations(among: readonly Question[]): Generator<Answers> {
  const [question, ...rest] = among;
  if (!question) return void (yield {});
  for (const answers of combinations(rest)) {
    yield answers;
    for (const answer of questions[question]) yield { ...answers, [question]: answer };
  }
}

/** Nothing at all, and visitors who have everything else in favour of one form. */
const backgrounds: readonly Answers[] = [
  {},
  { earning: 'software', buyers: 'us', owners: 'several', profit: 'over-3000', presence: 'us' },
  { earning: 'online-shop', buyers: 'asia', owners: 'one', profit: 'over-3000', presence: 'hong-kong' },
  { earning: 'online-shop', buyers: 'us', owners: 'one', profit: '500-to-3000', presence: 'us' },
  { earning: 'own-clients', buyers: 'uk-europe', owners: 'several', profit: '500-to-3000', presence: 'uk' },
  { earning: 'freelance-platform', buyers: 'sri-lanka', owners: 'one', profit: 'under-500' },
];

/** Every sentence that is shown, with the outcome that it stands under. */
const shown = ({ leaders, others, ruledOut }: Verdict) =>
  [...leaders, ...others, ...ruledOut].flatMap(({ outcome, reasonsFor, reasonsAgainst }) =>
    [...reasonsFor, ...reasonsAgainst].map(({ reason }) => [reason, outcome] as const),
  );

test('no path ends where a condition forbids it, or says what is untrue', () => {
  const wrong = new Set<string>();
  let paths = 0;
  for (const decisive of combinations(['residence', 'stage', 'payments', 'investors', 'upkeep']))
    for (const background of backgrounds) {
      const answers = { ...background, ...decisive };
      const verdict = whichCompany(answers);
      const led = names(verdict.leaders);
      for (const [rule, outcome, applies] of never) if (led.includes(outcome) && applies(answers)) wrong.add(rule);
      for (const { outcome, refusedBy } of verdict.ruledOut)
        if (led.includes(outcome) || refusedBy.length === 0) wrong.add(`${outcome} is ruled out and leads`);
      for (const [reason, said] of shown(verdict))
        for (const [key, isUntrue] of untrue)
          if (key === reason && isUntrue(answers, said, led.includes(said))) wrong.add(`${key} is said of ${said}`);
      paths += 1;
    }

  expect([...wrong]).toEqual([]);
  expect(paths).toBeGreaterThan(10_000);
});

const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  {
    residence: fc.constantFrom(...questions.residence),
    stage: fc.constantFrom(...questions.stage),
    earning: fc.constantFrom(...questions.earning),
    buyers: fc.constantFrom(...questions.buyers),
    payments: fc.constantFrom(...questions.payments),
    presence: fc.constantFrom(...questions.presence),
    investors: fc.constantFrom(...questions.investors),
    profit: fc.constantFrom(...questions.profit),
    owners: fc.constantFrom(...questions.owners),
    upkeep: fc.constantFrom(...questions.upkeep),
  },
  { requiredKeys: [] },
);

test('every outcome is judged once, by reasons that follow from the answers; equals lead together', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { leaders: led, others, ruledOut } = whichCompany(answers);
      const all = [...led, ...others, ...ruledOut];

      expect(names(all).toSorted()).toEqual([...outcomes].toSorted());
      for (const { score, reasonsFor, reasonsAgainst, refusedBy } of all) {
        const because = [...reasonsFor, ...reasonsAgainst];
        expect(because.reduce((sum, { weight }) => sum + weight, 0)).toBe(score);
        for (const { questions: asked } of [...because, ...refusedBy])
          for (const question of asked) expect(answers[question]).toBeDefined();
      }
      const best = Math.max(...[...led, ...others].map(({ score }) => score));
      expect(led.every(({ score }) => score === best)).toBe(true);
      expect(others.every(({ score }) => score < best || best <= 0)).toBe(true);
      expect(others.map(({ score }) => score)).toEqual(others.map(({ score }) => score).toSorted((a, b) => b - a));
    }),
  );
});

test('every outcome has its reasons, each with a key of its own and something it rests on', () => {
  for (const outcome of outcomes) {
    const list: readonly Reason[] = reasons[outcome];
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    expect(list.some(({ weight }) => weight > 0) && list.some(({ weight }) => weight < 0)).toBe(true);
  }
  for (const basis of Object.values<Basis>(bases)) {
    const isRead = basis.certainty !== 'ours' && basis.certainty !== 'unknown';
    expect(Boolean(basis.title && basis.href)).toBe(isRead);
  }
});
