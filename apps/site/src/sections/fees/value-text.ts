import { fill } from '@formation/content';
import type { Amount, Bands, Between, Charge, FeeValue, Range, Seasons, Step, Tiers } from '@formation/fees';
import { countsText } from './counts-text.ts';
import { amountsText, amountText, limitText, percentText } from './number-text.ts';
import { sizesText } from './sizes-text.ts';
import { weightText } from './weight-text.ts';
import type { Names, ValueWords, Written } from './written.ts';

const percentsOf = ({ low, high }: Between) => ({ low: percentText(low), high: percentText(high) });

function amountsOf({ between, currency, amount }: Amount): Between {
  const { low = amount, high = amount } = between ?? {};
  return { low: amountText(low, currency), high: amountText(high, currency) };
}

/** A number that is only known to lie between two others. */
function openText(value: string, ends: Between | undefined, words: ValueWords): string {
  return ends ? fill(words.between, { value, ...ends }) : value;
}

/** A published value as people read it. */
export function valueText(value: FeeValue, words: ValueWords, names: Names): Written {
  switch (value.kind) {
    case 'percent':
      return { text: openText(percentText(value.percent), value.between && percentsOf(value.between), words) };
    case 'amount':
      return { text: openText(perText(value, words), value.between && amountsOf(value), words) };
    case 'charge': {
      const { text, ...more } = chargeText(value, words);
      return { text: openText(text, value.between && percentsOf(value.between), words), ...more };
    }
    case 'tiers':
      return { text: tiersText(value, words) };
    case 'bands':
      return { text: bandsText(value, words) };
    case 'count-bands':
      return countsText(value, words);
    case 'range':
      return { text: rangeText(value, words) };
    case 'seasons':
      return { text: seasonsText(value, words) };
    case 'period':
      return { text: periodText(value, words, names) };
    case 'weight-prices':
      return weightText(value, words);
    case 'sizes':
      return sizesText(value, words, names.of);
    case 'yes-no':
      return { text: value.is ? words.yes : words.no };
    case 'names':
      return { text: value.names.map(names.of).join(', ') };
  }
}

function perText({ amount, currency, per }: Amount, words: ValueWords): string {
  const value = amountText(amount, currency);
  return per === undefined ? value : fill(words.per[per], { value });
}

/** "2.9% + $0.30, at most $5.00"; a fixed fee that differs by currency is written out in a line of its own. */
function chargeText({ percent, fixed = {}, least = {}, most = {} }: Charge, words: ValueWords): Written {
  const limited = (value: string, word: string, limits: readonly string[]) =>
    limits.reduce((text, limit) => fill(word, { value: text, limit: limit.replace(/\.00$/, '') }), value);
  const amounts = amountsText(fixed);
  const [first = ''] = amounts;
  const isNothing = Object.values(fixed).every((amount) => Number(amount) === 0);
  const base = percentText(percent);
  const value = amounts.length === 1 && !isNothing ? fill(words.plus, { value: base, fixed: first }) : base;
  const ends = (one: Charge['least']) => amountsText(one ?? {}).slice(0, 1);
  const text = limited(limited(value, words.least, ends(least)), words.most, ends(most));
  if (amounts.length < 2) return { text };
  return { text: fill(words.byCurrency, { value: text }), lines: [amounts.join(' · ')] };
}

/** A table by amount in one line: "13.6% up to $7,500, then 2.35%". */
function tiersText({ by, steps, currency, withoutMinimum }: Tiers, words: ValueWords): string {
  const value = stepsText(steps, { currency, words, next: by === 'part' ? words.then : words.otherwise });
  if (withoutMinimum) return fill(words.noMinimum, { value });
  return by === 'whole' && steps.length > 1 ? fill(words.byWhole, { value }) : value;
}

type Steps = Readonly<{ currency: Tiers['currency']; words: ValueWords; next: string }>;

function stepsText(steps: Tiers['steps'], { currency, words, next }: Steps): string {
  const texts = steps.map((step, index) => {
    const value =
      'parts' in step ? stepsText(step.parts, { currency, words, next: words.then }) : stepText(step, words);
    if (step.upTo !== undefined) return fill(words.upTo, { value, limit: limitText(step.upTo, currency) });
    if (step.below !== undefined) return fill(words.below, { value, limit: limitText(step.below, currency) });
    return index === 0 ? value : fill(next, { value });
  });
  return texts.join(', ');
}

function stepText({ percent, waivesPerOrderFee }: Step, words: ValueWords): string {
  const value = percentText(percent);
  return waivesPerOrderFee ? fill(words.noOrderFee, { value }) : value;
}

/** One amount for each order or transfer: "$0.30 up to $10, then $0.40". */
function bandsText({ bands, currency }: Bands, words: ValueWords): string {
  const texts = bands.map(({ over, upTo, below, amount }, index) => {
    const value = amountText(amount, currency);
    if (below !== undefined) return fill(words.below, { value, limit: limitText(below, currency) });
    if (upTo !== undefined) return fill(words.upTo, { value, limit: limitText(upTo, currency) });
    if (over !== undefined) return fill(words.over, { value, limit: limitText(over, currency) });
    return index === 0 ? value : fill(words.then, { value });
  });
  return texts.join(', ');
}

function rangeText({ of, least, most }: Range, words: ValueWords): string {
  const text = (number: string) => (of === 'percent' ? percentText(number) : limitText(number, of));
  return fill(words.range, { least: text(least), most: text(most) });
}

function seasonsText({ nonPeak, peak, currency, volume }: Seasons, words: ValueWords): string {
  return fill(words.months, {
    nonPeak: amountText(nonPeak, currency),
    peak: amountText(peak, currency),
    volume: words.volumes[volume],
  });
}

function periodText(
  { to, perUnit, currency }: Extract<FeeValue, { kind: 'period' }>,
  words: ValueWords,
  { day }: Names,
): string {
  if (perUnit === undefined) return fill(words.season, { day: day(to) });
  return fill(words.seasonEach, { value: amountText(perUnit, currency), day: day(to) });
}
