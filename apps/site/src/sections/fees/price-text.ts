import { fill } from '@formation/content';
import { limitText, numberText, type Terms } from './number-text.ts';

type ByCurrency = Readonly<Record<string, string>>;

/** A fraction, and what is added to it or keeps it within limits. */
export type Price = Readonly<{
  rate: string;
  fixed?: string | ByCurrency;
  least?: string;
  most?: string;
  limit?: string;
  cap?: ByCurrency;
  rateFromAbroad?: string;
}>;

/** What a cell of a table says, and what it opens to. */
export type Written = Readonly<{ text: string; lines?: readonly string[] }>;

/** "2.9% + $0.30, at most $5.00"; a fixed fee that differs by currency is written out in a line of its own. */
export function priceText(price: Price, terms: Terms): Written {
  const { words } = terms;
  const [first] = Object.keys(price.cap ?? {});
  const parts = [
    ['least', 'least', price.least],
    ['most', 'most', price.most],
    ['most', `cap.${first}`, first === undefined ? undefined : price.cap?.[first]],
    ['atOnce', 'limit', price.limit],
  ] as const;
  const text = parts.reduce(
    (value, [word, place, amount]) =>
      amount === undefined ? value : fill(words[word], { value, limit: limitText(amount, place, terms) }),
    withFixed(price, terms),
  );
  const byCurrency = typeof price.fixed === 'object' ? Object.entries(price.fixed) : [];
  const amounts = byCurrency.map(([currency, amount]) => numberText(amount, `fixed.${currency}`, terms));
  if (amounts.length === 0) return { text };
  if (amounts.length === 1) return { text: fill(words.plus, { value: text, fixed: amounts[0] ?? '' }) };
  return { text: fill(words.byCurrency, { value: text }), lines: [amounts.join(' · ')] };
}

function withFixed({ rate, fixed, rateFromAbroad }: Price, terms: Terms): string {
  const value = numberText(rate, 'rate', terms);
  if (typeof fixed !== 'string' || Number(fixed) === 0) return value;
  const text = numberText(fixed, 'fixed', terms);
  const both = fill(terms.words.plus, { value, fixed: text });
  if (rateFromAbroad === undefined) return both;
  const abroad = numberText(rateFromAbroad, 'rateFromAbroad', terms);
  return fill(terms.words.fromAbroad, { value: both, rate: abroad, fixed: text });
}
