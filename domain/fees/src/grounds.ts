import { add, type Decimal, type Money } from '@formation/money';
import { amountOf, type Answer } from './answer.ts';
import { lessSure, statuses, type Status } from './schedule/status.ts';
import type { Figure } from './trace/figure.ts';

/** What a part of a fee rests on: numbers of tables, as sure as the least sure of them, or only what was typed. */
export type Ground = Status | 'typed';

/** Every ground, the surest first. */
export const grounds: readonly Ground[] = [...statuses, 'typed'];

/** How much of the fees rests on one ground. */
export type Share = Readonly<{ ground: Ground; amount: Money }>;

/**
 * How much of an answer's fees rests on what, the surest first; together they are the fees.
 *
 * The fees are taken apart where lines are added up. A line counts with the least sure of its numbers, so that nothing
 * is said to be surer than it is, and a discount with the line that it is a part of; rates of exchange do not count,
 * they have a day of their own.
 */
export function groundsOf(answer: Answer): readonly Share[] {
  const fees = amountOf(answer, 'fees');
  if (!fees) return [];
  const parts = partsOf(fees);
  const takenOff = parts.filter(({ value }) => value.units < 0n).map(({ figure }) => figure);
  const amounts = new Map<Ground, Decimal>();
  for (const { figure, value } of parts) {
    const ground = certaintyOf(takenOff.find((less) => isMadeOf(less, figure)) ?? figure);
    const before = amounts.get(ground);
    amounts.set(ground, before ? add(before, value) : value);
  }
  return grounds.flatMap((ground) => {
    const amount = amounts.get(ground);
    return amount?.units ? [{ ground, amount: { ...fees.value, ...amount } }] : [];
  });
}

type Part = Readonly<{ figure: Figure; value: Decimal }>;

/** The lines that a sum is made of; what is taken off counts below nothing. */
function partsOf(figure: Figure, sign = 1n): readonly Part[] {
  const { value, how } = figure;
  if (how.op !== 'sum' && how.op !== 'difference') return [{ figure, value: { ...value, units: sign * value.units } }];
  return how.of.flatMap((part, index) => partsOf(part, how.op === 'difference' && index > 0 ? -sign : sign));
}

const isMadeOf = (figure: Figure, part: Figure): boolean =>
  figure === part || ('of' in figure.how && figure.how.of.some((one) => isMadeOf(one, part)));

/** What a figure rests on: as sure as the least sure of its numbers; rates of exchange do not count. */
export function certaintyOf({ how }: Figure): Ground {
  if (how.op === 'table') return how.unit === 'to one' ? 'typed' : how.cited.status;
  const below = 'of' in how ? how.of.map(certaintyOf) : [];
  const sure = below.filter((ground) => ground !== 'typed');
  return sure.length === 0 ? 'typed' : sure.reduce(lessSure);
}
