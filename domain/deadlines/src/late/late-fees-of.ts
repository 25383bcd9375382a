import type { IsoDate } from '@formation/calendar';
import type { LateFee } from '../duty.ts';
import { ladderSteps, type LadderMode, type LadderRule } from './ladder.ts';
import { ownMeanings } from './own-meaning.ts';

const meanings: Readonly<Partial<Record<LadderMode, LateFee['meaning']>>> = {
  add: 'penalty',
  replace: 'penalty-in-all',
  'raised-fee': 'raised-fee',
};

/**
 * The steps of a ladder that have an amount and a day, as a deadline tells them; none where no page names the amount.
 * A rate for each month of delay stands with the first.
 */
export function lateFeesOf(rule: LadderRule | undefined, due: IsoDate): readonly LateFee[] {
  if (!rule || rule.mode === 'unknown') return [];
  const steps = ladderSteps(rule, due);
  const monthlyRate = steps.find(({ kind }) => kind === 'interest-a-month')?.fraction;
  return steps.flatMap(({ kind, from, amount, upTo, currency = 'USD' }) => {
    const meaning = kind === 'amount' ? meanings[rule.mode] : ownMeanings.find((known) => known === kind);
    if (!meaning || !from || !amount) return [];
    const also = { ...(upTo !== undefined && { upTo }), ...(monthlyRate !== undefined && { monthlyRate }) };
    return [{ from, amount, currency, meaning, ...also }];
  });
}
