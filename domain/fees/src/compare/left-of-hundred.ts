import { compare, type Money } from '@formation/money';
import { amountOf } from '../answer.ts';
import { groundsOf, type Ground } from '../grounds.ts';
import { loadPlatform, type PlatformName } from '../platforms.ts';
import type { Texts } from '../question/read.ts';
import { isRefusal } from '../refusal.ts';
import type { IsoDate } from '../schedule/schedule.ts';
import type { Interval } from '../trace/figure.ts';
import { rangeOf } from '../trace/range-of.ts';
import { answerScenario } from './scenario.ts';

/** Where people in Sri Lanka earn: a common case of each, in which 100 dollars are paid, by the keys of its question. */
export const commonCases = {
  ebay: { registered: 'LK', buyer: 'domestic', soldPrice: '100' },
  amazon: { fulfilment: 'fbm', category: 'home-kitchen', sellingPrice: '100' },
  etsy: { country: 'US', itemPrice: '100' },
  shopify: { price: '100' },
  upwork: { amount: '100' },
  fiverr: { amount: '100' },
  youtube: { figure: 'watch', amount: '100', taxForm: 'treaty', usShare: '10' },
  patreon: { price: '10', members: '10' },
  udemy: { amount: '100', taxForm: 'treaty', usShare: '10' },
  gumroad: { price: '100' },
  'app-store': { price: '100' },
  'google-play': { price: '100' },
  paypal: { country: 'LK', soldPrice: '100' },
  stripe: { country: 'US', amount: '100' },
} as const satisfies Readonly<Partial<Record<PlatformName, Texts>>>;

export type EarningPlatform = keyof typeof commonCases;

/** What a platform leaves of 100 dollars in its common case. */
export type LeftOfHundred = Readonly<{
  platform: EarningPlatform;
  /** The case, as its calculator reads it. */
  texts: Texts;
  left: Money;
  /** From where to where it can lie, where a fee is only known as a range. */
  range?: Interval<Money>;
  /** What the least sure part of the fees rests on. */
  ground: Ground | undefined;
}>;

async function leftOn(platform: EarningPlatform, day: IsoDate): Promise<readonly LeftOfHundred[]> {
  const texts: Texts = commonCases[platform];
  const { answer } = answerScenario({ platform, calculator: await loadPlatform(platform), texts, day });
  const profit = isRefusal(answer) ? undefined : amountOf(answer, 'profit');
  if (isRefusal(answer) || !profit) return []; // no fees of so early a day are known
  const range = rangeOf(profit);
  const isOpen = range && compare(range.low, range.high) !== 0;
  const ground = groundsOf(answer).at(-1)?.ground;
  return [{ platform, texts, left: profit.value, ground, ...(isOpen && { range }) }];
}

/** What each platform leaves of 100 dollars by the fees of a day, before the visitor's own costs; the most first. */
export async function leftOfHundred(day: IsoDate): Promise<readonly LeftOfHundred[]> {
  const platforms = Object.keys(commonCases) as EarningPlatform[]; // an object of our own, with these keys only
  const all = await Promise.all(platforms.map((platform) => leftOn(platform, day)));
  return all.flat().toSorted((a, b) => compare(b.left, a.left));
}
