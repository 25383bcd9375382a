import { fill, type Messages } from '@formation/content';
import { isRefusal, type Line, type Refusal } from '@formation/fees';
import { currencies, moneyText, toExactText, type Money } from '@formation/money';
import { lineText } from '../../../lib/figures/figure-text.ts';
import type { Solved } from './published-model.ts';

type Words = Messages['calculators']['published']['solver'];

export type Solution<A> = Readonly<{
  cents: bigint;
  answer: A;
  isExact: boolean;
  below?: Readonly<{ answer: A }>;
  why?: 'cent' | 'step';
}>;

type Asked<A> = Readonly<{
  words: Words;
  /** The field that the answer may be put into. */
  name: string;
  currency: Money['currency'];
  /** The figure that the visitor wanted, to show on both sides where no amount gives it exactly. */
  figure: (answer: A) => Line;
}>;

/** An amount that was solved for, in words: exact, or with its neighbour and why. */
export function solvedAmount<A extends object>(solution: Solution<A> | Refusal, asked: Asked<A>): Solved {
  if (isRefusal(solution)) return solution;
  const { cents, answer, isExact, below, why } = solution;
  const amount: Money = { currency: asked.currency, units: cents, scale: currencies[asked.currency].decimals };
  const { words } = asked;
  const value = moneyText(amount);
  const put = { name: asked.name, value: toExactText(amount) };
  if (isExact || !below) return { text: fill(words.exactly, { value }), put };
  const [more, less] = [answer, below.answer].map((one) => lineText(asked.figure(one)));
  const because = why ? ` ${words.because[why]}` : '';
  return { text: fill(words.nearest, { value, more: more ?? '', less: less ?? '' }) + because, put };
}

/** The most that something may be. */
export function solvedMost(value: string, words: Words, put?: Readonly<{ name: string; value: string }>): Solved {
  return { text: fill(words.most, { value }), ...(put && { put }) };
}
