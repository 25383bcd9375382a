import type { Entry, System } from '../entry.ts';
import { intentsOf, isPlaceOf, type Intent } from './intents.ts';
import { ranked } from './ranking.ts';
import type { SearchIndex } from './search-index.ts';
import { isMadeByHand, readQuestion } from './search-question.ts';
import { spokenFor } from './search.ts';

/** The closest code of each classification for who makes a product, and for who buys it and sells it on. */
export type MakeOrBuy = Readonly<{ made: readonly Entry[]; bought: readonly Entry[] }>;

/** What may be done with a product that somebody makes, or buys and sells on. */
const either: ReadonlySet<Intent> = new Set(['make', 'sell', 'retail', 'online']);

/** Who makes these has a factory: electronics, machines, vehicles, metals. And repairers and waterworks are no makers. */
const factories: Readonly<Record<System, RegExp>> = {
  hsic: /^2[46-9]|^3[03-9]/,
  'uk-sic': /^2[46-9]|^3[03-9]/,
  naics: /^33[13-6]/,
};

const isMaker = (entry: Entry): boolean => isPlaceOf(['make'], entry) && !factories[entry.system].test(entry.code);

const isShop = (entry: Entry): boolean => isPlaceOf(['retail'], entry);

/** Of a product that is made as often as it is resold, a maker stands among so many first answers. */
const FIRST = 3;

type Likely = Readonly<{ entry: Entry; likelihood: number }>;

const order: readonly System[] = ['hsic', 'uk-sic', 'naics'];

/** The answers of each classification, the likeliest first. */
function answers(index: SearchIndex, text: string): readonly (readonly Likely[])[] {
  const found = ranked(spokenFor(index, text)).toSorted((a, b) => b.likelihood - a.likelihood);
  return order.map((system) => found.filter(({ entry }) => entry.system === system));
}

const closest = (index: SearchIndex, text: string, fits: (entry: Entry) => boolean): readonly Entry[] =>
  answers(index, text).flatMap((list) => list.find(({ entry }) => fits(entry))?.entry ?? []);

/** Whether most classifications name a maker among their first answers for a product. */
function isOftenMade(index: SearchIndex, product: string): boolean {
  const lists = answers(index, product);
  return lists.filter((list) => list.slice(0, FIRST).some(({ entry }) => isMaker(entry))).length > lists.length / 2;
}

/**
 * Both answers to "do you make it, or buy it and sell it on?" for a phrase that leaves it open: something handmade, or
 * a product sold online that is made as often as it is resold. Who sells only what they make is a maker in all three
 * classifications, online too.
 *
 * @returns nothing for a phrase that names no such product, or says which.
 */
export function makeOrBuy(index: SearchIndex, query: string): MakeOrBuy | undefined {
  const { words, intents } = readQuestion(query);
  const isByHand = words.some(({ word }) => isMadeByHand(word.folded));
  const isOnline = intents.includes('online');
  if (!(isByHand || isOnline) || intents.some((intent) => !either.has(intent))) return undefined;
  const thing = words.filter(({ word, isBeside }) => !isBeside && intentsOf(word.folded).length === 0);
  const product = thing.map(({ word }) => word.folded).join(' ');
  if (product === '' || !(isByHand || isOftenMade(index, product))) return undefined;
  const made = closest(index, `making ${product}`, isMaker);
  const bought = closest(index, isOnline ? `selling ${product} online` : `${product} shop`, isShop);
  return made.length > 0 && bought.length > 0 ? { made, bought } : undefined;
}
