import { fill } from '@formation/content';
import type { Size, Sizes } from '@formation/fees';
import { amountText, limitText } from './number-text.ts';
import { bandsText } from './weight-text.ts';
import type { ValueWords, Written } from './written.ts';

/** How many sizes a card has, which opens to the limits of each. */
export function sizesText(sizes: Sizes, words: ValueWords, nameOf: (id: string) => string): Written {
  const { divisor, lengthUnit, weightUnit, currency, tiers, lowPriceDiscount: discount } = sizes;
  const amount = discount && {
    amount: amountText(discount.amount, currency),
    below: limitText(discount.below, currency),
  };
  const more = [bandsText(sizes, words), amount ? fill(words.discount, amount) : ''].filter(Boolean);
  return {
    text: fill(words.sizes, { count: tiers.length, divisor: `${divisor} ${lengthUnit}³`, unit: weightUnit }),
    lines: [...more, ...tiers.map((tier) => `${nameOf(tier.id)}: ${limitsText(tier, sizes, words)}`)],
  };
}

function limitsText(tier: Size, { lengthUnit, weightUnit }: Sizes, words: ValueWords): string {
  const { sides, longest, lengthPlusGirth, leastSide } = tier;
  const { weight, unitWeight, aboveUnitWeight, dimensionalWeight } = tier;
  const limit = (name: keyof ValueWords['tier'], number: string | undefined, unit: string) =>
    number === undefined ? [] : [fill(words.tier[name], { value: `${number} ${unit}` })];
  const limits = [
    ...(sides ? [sides.map((side) => `${side} ${lengthUnit}`).join(' × ')] : []),
    ...limit('longest', longest, lengthUnit),
    ...limit('lengthPlusGirth', lengthPlusGirth, lengthUnit),
    ...limit('weight', weight, weightUnit),
    ...limit('unitWeight', unitWeight, weightUnit),
    ...limit('aboveUnitWeight', aboveUnitWeight, weightUnit),
    ...limit('dimensionalWeight', dimensionalWeight, weightUnit),
    ...limit('leastSide', leastSide, lengthUnit),
  ];
  return limits.join(', ') || words.anySize;
}
