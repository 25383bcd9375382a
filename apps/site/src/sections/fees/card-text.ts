import { fill } from '@formation/content';
import { limitText, numberText, type Terms } from './number-text.ts';
import type { Written } from './price-text.ts';
import { bandsText, type Bands } from './weight-text.ts';

/** The sizes of a card of fulfilment fees, without its fees: those are rows of their own. */
export type Card = Readonly<{
  weightUnit: string;
  divisor: string;
  priceBands: Bands;
  lowPriceDiscount?: Readonly<{ below: string; amount: string }>;
  tiers: readonly Readonly<{ id: string } & Record<string, string | readonly string[]>>[];
}>;

/** How many sizes a card has, which opens to the limits of each. */
export function cardText(card: Card, terms: Terms, nameOf: (id: string) => string): Written {
  const { words } = terms;
  const { divisor, weightUnit, tiers, lowPriceDiscount: discount } = card;
  const [volume = divisor] = numberText(divisor, 'divisor', terms).split(' for one ');
  const unit = weightUnit;
  const amount = discount && {
    amount: numberText(discount.amount, 'lowPriceDiscount.amount', terms),
    below: limitText(discount.below, 'lowPriceDiscount.below', terms),
  };
  const more = [bandsText(card.priceBands, terms), amount ? fill(words.discount, amount) : ''].filter(Boolean);
  return {
    text: fill(words.sizes, { count: tiers.length, divisor: volume, unit }),
    lines: [...more, ...tiers.map((tier) => `${nameOf(tier.id)}: ${limitsText(tier, terms)}`)],
  };
}

function limitsText(tier: Card['tiers'][number], terms: Terms): string {
  const limits = Object.entries(terms.words.tier).flatMap(([name, words]) => {
    const limit = tier[name];
    if (limit === undefined) return [];
    if (typeof limit === 'string') return [fill(words, { value: numberText(limit, `tiers[].${name}`, terms) })];
    return [limit.map((side) => numberText(side, `tiers[].${name}[]`, terms)).join(' × ')];
  });
  return limits.join(', ') || terms.words.anySize;
}
