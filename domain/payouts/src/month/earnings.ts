import { asking, type AnswersOf } from '@formation/fees';
import { limits } from '../asked.ts';
import { platformKeys } from '../platforms.ts';
import type { PaidIn } from '../question.ts';

/** Who pays in a month: a platform, a client, or whoever sends a bank wire, as Google and stock sites do. */
export const earners = [...platformKeys, 'client', 'wire'] as const;
export type Earner = (typeof earners)[number];

/** Where an untouched form has its sources: as many as a month can have. */
export const firstEarners = ['upwork', 'wire', 'ebay', 'client'] as const satisfies readonly Earner[];

/** One source of a month, as fields: who pays, and what is earned there before anything is taken. */
export const earning = (currency: PaidIn) =>
  asking()
    .group('month')
    .choice('earner', earners)
    .amount('earned', { currency: () => currency, needed: true, ...limits.amount })
    .asked();

export type EarningAnswers = AnswersOf<ReturnType<typeof earning>>;
