import { moneyText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf } from '../answer.ts';
import { loadPlatform, type PlatformName } from '../platforms.ts';
import type { Texts } from '../question/read.ts';
import { isRefusal } from '../refusal.ts';
import { bestScenario, type BestScenario, type NoBestScenario } from './best-scenario.ts';
import { answerScenario } from './scenario.ts';
import { setFact, settableFacts } from './set-fact.ts';

const day = '2026-11-21';
type QuestionRequest = readonly [platform: PlatformName, texts: Texts];
const answerTo = async ([platform, texts]: QuestionRequest) =>
  answerScenario({ platform, calculator: await loadPlatform(platform), texts, day });
const answers = (...request: readonly QuestionRequest[]) => Promise.all(request.map(answerTo));
const found = async (...request: readonly QuestionRequest[]) => bestScenario(await answers(...request), day);

const isBest = (one: BestScenario | NoBestScenario | undefined): one is BestScenario =>
  one !== undefined && 'index' in one;

const ebay: QuestionRequest = ['ebay', { registered: 'US', soldPrice: '100', itemCost: '40' }];
const etsy: QuestionRequest = ['etsy', { itemPrice: '100', itemCost: '40' }];
const withTexts = ([platform, texts]: QuestionRequest, more: Texts): QuestionRequest => [
  platform,
  { ...texts, ...more },
];

test('for one seller in the US, Etsy leaves more of the same sale: 9.95 of fees beside 14.00', async () => {
  const best = await found(ebay, etsy);

  expect(best).toMatchObject({ index: 1, next: 0 });
  expect(isBest(best) && moneyText(best.more)).toBe('$4.05');
  expect(isBest(best) && best.mostly, 'no line of one is a line of the other').toBeUndefined();
});

test('a seller in Sri Lanka on one platform is not the seller in the US on the other', async () => {
  expect(await found(withTexts(ebay, { registered: 'LK' }), etsy)).toEqual({
    refused: 'sellers-differ',
    countries: [
      { index: 0, key: 'registered', choice: 'LK' },
      { index: 1, key: 'country', choice: 'US' },
    ],
  });
});

test.each<[QuestionRequest, QuestionRequest, isOne: boolean]>([
  [withTexts(ebay, { registered: 'UK' }), withTexts(etsy, { country: 'GB' }), true], // two names of one country
  [withTexts(ebay, { registered: 'elsewhere' }), withTexts(etsy, { country: 'FR' }), true],
  [withTexts(ebay, { registered: 'elsewhere' }), etsy, false], // eBay would have said US
  [withTexts(ebay, { registered: 'IE' }), ['stripe', { country: 'EU', amount: '100' }], true],
  [withTexts(ebay, { registered: 'LK' }), ['stripe', { country: 'EU', amount: '100' }], false],
  [
    withTexts(ebay, { site: 'UK', registered: 'LK' }),
    ['amazon', { marketplace: 'uk', established: 'abroad', fulfilment: 'fbm', sellingPrice: '100' }],
    true,
  ],
  [
    withTexts(ebay, { site: 'UK', registered: 'LK' }),
    ['amazon', { marketplace: 'uk', established: 'uk', fulfilment: 'fbm', sellingPrice: '100' }],
    false,
  ],
])('%j beside %j: one seller is %s', async (one, other, isOne) => {
  const why = await found(one, other);
  expect(why).toBeDefined();
  expect(why && 'refused' in why && why.refused === 'sellers-differ').toBe(!isOne);
});

test('two accounts of one platform are a choice: the one that leaves most is named, with the line that makes it', async () => {
  const best = await found(withTexts(ebay, { topRated: 'yes' }), withTexts(ebay, { registered: 'LK' }));

  expect(best).toMatchObject({ index: 0, next: 1 });
  expect(isBest(best) && best.mostly?.key).toBe('internationalFee');
});

test.each<[QuestionRequest, QuestionRequest, readonly object[]]>([
  [ebay, ['etsy', { itemPrice: '100' }], [{ index: 1, fact: 'itemCost' }]],
  [withTexts(ebay, { shippingCost: '5' }), etsy, [{ index: 1, fact: 'postageCost' }]],
  // Stripe asks for no cost, so that one that is counted beside it makes it look dear
  [ebay, ['stripe', { country: 'US', amount: '100' }], [{ index: 1, fact: 'itemCost' }]],
  // the price of the store is a cost of every sale
  [ebay, withTexts(ebay, { store: 'basic' }), [{ index: 1, fact: 'monthlySales' }]],
  [
    withTexts(ebay, { itemCost: '' }),
    ['amazon', { fulfilment: 'fbm', plan: 'professional', sellingPrice: '100' }],
    [{ index: 1, fact: 'monthlySales' }],
  ],
  // Amazon's fee for sending it pays for the postage
  [
    withTexts(ebay, { itemCost: '' }),
    [
      'amazon',
      {
        plan: 'individual',
        sellingPrice: '100',
        shippingToAmazon: '1',
        ...{ length: '8', width: '6', height: '2', weight: '1' },
      },
    ],
    [{ index: 0, fact: 'postageCost' }],
  ],
])('no winner over a cost left empty: %j beside %j', async (one, other, missing) => {
  expect(await found(one, other)).toEqual({ refused: 'cost-left-empty', missing });
});

test.each<[QuestionRequest, QuestionRequest]>([
  [ebay, ['etsy', { itemPrice: '100', itemCost: '0' }]], // nothing is a cost that was said
  [withTexts(ebay, { store: 'basic', salesInMonth: '100' }), ebay],
  [withTexts(ebay, { itemCost: '' }), ['etsy', { itemPrice: '100' }]], // left empty in both: the same in both
])('every cost is counted: %j beside %j', async (one, other) => {
  expect(isBest(await found(one, other))).toBe(true);
});

test('nothing is the best of what is not paid alike, nor of what is unlike', async () => {
  const dear = withTexts(ebay, { soldPrice: '200' });
  const withdrawal: QuestionRequest = ['payoneer', { what: 'withdrawal', amount: '100' }];
  const payout: QuestionRequest = ['stripe', { country: 'US', what: 'payout', speed: 'instant', amount: '100' }];

  const paid = await found(ebay, dear);
  expect(paid).toMatchObject({ refused: 'paid-differs' });
  expect(paid && 'paid' in paid && paid.paid.map((amount) => moneyText(amount))).toEqual(['$100.00', '$200.00']);
  expect(await found(withTexts(ebay, { itemCost: '' }), withdrawal)).toEqual({ refused: 'unlike' });
  expect(isBest(await found(withdrawal, payout)), 'two of a kind').toBe(true);
});

test('no winner where a fee that nobody publishes could turn the order round', async () => {
  const open = withTexts(ebay, { registered: 'HK' }); // it leaves at most what is shown
  const dearer = withTexts(ebay, { topRated: 'no', registered: 'LK' });

  expect(await found(withTexts(open, { topRated: 'yes' }), dearer)).toEqual({
    refused: 'fee-not-published',
    indexes: [0],
  });
  expect(await found(ebay, open), 'it can only leave less').toMatchObject({ index: 0 });
});

test('one answer, or none, is not compared', async () => {
  expect(await found(ebay)).toBeUndefined();
  expect(await found(ebay, withTexts(etsy, { itemPrice: '-1' }))).toBeUndefined();
});

test('a fact that is set once makes two sellers one', async () => {
  const both = await answers(withTexts(ebay, { registered: 'LK' }), etsy);
  const country = settableFacts(both).find(({ fact }) => fact === 'country');
  expect(country?.text, 'they differ').toBeUndefined();
  const codes = country?.countries.map((one) => one.country);
  expect(codes).toEqual(expect.arrayContaining(['US', 'GB', 'DE', 'HK']));
  expect(codes, 'Etsy has no sellers there').not.toContain('LK');
  expect(country?.countries).toContainEqual({ country: 'GB', index: 0, key: 'registered', choice: 'UK' });

  const set = both.map((one) => setFact(one, 'country', 'US'));
  expect(settableFacts(set).find(({ fact }) => fact === 'country')?.text).toBe('US');
  expect(isBest(bestScenario(set, day))).toBe(true);
});

test('what one platform calls otherwise is set under its own name', async () => {
  const request: readonly QuestionRequest[] = [ebay, ['amazon', { fulfilment: 'fbm', sellingPrice: '100' }]];
  const set = (await answers(...request)).map((one) => setFact(one, 'postageCost', '4'));
  expect(set.map(({ texts }) => texts)).toMatchObject([{ shippingCost: '4' }, { shippingToBuyer: '4' }]);
});

test('an amount is set once only where all are in one currency', async () => {
  const both = await answers(ebay, withTexts(etsy, { country: 'GB' }));
  expect(settableFacts(both).map(({ fact }) => fact)).toEqual(['country']);
});

const cents = fc.integer({ min: 1, max: 100_000 }).map((value) => (value / 100).toFixed(2));
const scenario = fc.oneof(
  fc
    .record({ price: cents, itemCost: cents })
    .map(({ price, itemCost }): QuestionRequest => ['etsy', { itemPrice: price, itemCost }]),
  fc
    .record({ price: cents, itemCost: cents, topRated: fc.constantFrom('yes', 'no') })
    .map(({ price, itemCost, topRated }): QuestionRequest => [
      'ebay',
      { registered: 'US', soldPrice: price, itemCost, topRated },
    ]),
);

test('the best leaves at least what any other does, and which it is does not hang on the order', async () => {
  await fc.assert(
    fc.asyncProperty(cents, fc.array(scenario, { minLength: 2, maxLength: 4 }), async (price, request) => {
      const paidAlike = request.map(([platform, texts]): QuestionRequest => [
        platform,
        { ...texts, [platform === 'etsy' ? 'itemPrice' : 'soldPrice']: price },
      ]);
      const all = await answers(...paidAlike);
      const left = (at: number) => {
        const answer = all[at]?.answer;
        if (!answer || isRefusal(answer)) throw new Error('each has an answer');
        return Number(amountOf(answer, 'profit')?.value.units);
      };
      const best = bestScenario(all, day);
      const backwards = bestScenario(all.toReversed(), day);
      if (!isBest(best) || !isBest(backwards)) throw new Error('one is named');
      for (const at of all.keys()) expect(left(best.index)).toBeGreaterThanOrEqual(left(at));
      expect(left(all.length - 1 - backwards.index)).toBe(left(best.index));
      expect(backwards.more).toEqual(best.more);
    }),
  );
});
