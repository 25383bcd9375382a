import { fill, type Messages } from '@formation/content';
import type { Found, Line, Solved } from '@formation/fees';
import { isCurrency, moneyText, shortPercentText, toExactText } from '@formation/money';
import { lineText } from '../../../lib/figures/figure-text.ts';
import type { SolvedText } from './published-model.ts';

type Words = Messages['calculators']['published']['solver'];
type Asked = Readonly<{
  words: Words;
  /** The field that the solution may be put into, if the form shows it. */
  place: string | undefined;
}>;

/** What a goal came to, in words: exact, or with its neighbour and why, or the most that something may be. */
export function solvedText(solved: Solved, { words, place }: Asked): SolvedText {
  const { bound, isExact, below, why, reached } = solved;
  const value = valueText(solved);
  const put = place === undefined ? {} : { put: { name: place, value: typedText(solved) } };
  if (bound === 'highest') return { text: fill(words.most, { value }), ...put };
  if (isExact || !below) return { text: fill(words.exactly, { value }), ...put };
  const because = why ? ` ${words.because[why]}` : '';
  const [more, less] = [reached, below.reached].map((line: Line) => lineText(line));
  return { text: fill(words.nearest, { value, more: more ?? '', less: less ?? '' }) + because, ...put };
}

function valueText({ value }: Found): string {
  const { currency } = value;
  if (currency !== undefined && isCurrency(currency)) return moneyText({ ...value, currency });
  return `${shortPercentText(value)}%`;
}

/** As it would be typed: an amount, or hundredths. */
function typedText({ value }: Found): string {
  return toExactText(value.currency === undefined ? { units: value.units * 100n, scale: value.scale } : value);
}
