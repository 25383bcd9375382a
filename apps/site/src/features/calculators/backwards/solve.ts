import { fill, type Messages } from '@formation/content';
import type { Found, Line, Solved } from '@formation/fees';
import { isCurrency, moneyText, roundDown, shortPercentText, toExactText } from '@formation/money';
import { lineText, wholeText } from '../../../lib/figures/figure-text.ts';
import type { SolvedText } from '../published/published-model.ts';

type Words = Messages['calculators']['published']['solver'];
type SolveRequest = Readonly<{
  words: Words;
  /** The goal, by whose id its sentence is found. */
  id: string;
  /** The field that the solution may be put into, if the form shows it. */
  place: string | undefined;
}>;

/** What a goal came to, in a sentence; where nothing meets it exactly, with its neighbour and why. */
export function solvedText(solved: Solved, { words, id, place }: SolveRequest): SolvedText {
  const { isExact, below, why, reached } = solved;
  const sentences: Readonly<Record<string, string>> = words.found;
  const found = fill(sentences[id] ?? '{value}', { value: valueText(solved), reached: lineText(reached) });
  const put = place === undefined ? {} : { put: { name: place, value: typedText(solved) } };
  if (isExact || !below) return { text: found, ...put };
  const because = why === 'step' ? ` ${words.step}` : '';
  const nearest = fill(words.nearest, { found, below: valueText(below), less: missedText(below.reached) });
  return { text: nearest + because, ...put };
}

/** As many decimals as are shown: of a fraction, four of its percentage. */
const SHOWN = { money: 2, fraction: 6 } as const;

/** What misses what is wanted never reads as having reached it: it is rounded down. */
function missedText(reached: Line): string {
  const { value } = reached;
  const decimals = value.currency === undefined ? SHOWN.fraction : SHOWN.money;
  return wholeText({ ...reached, value: { ...value, ...roundDown(value, decimals) } });
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
