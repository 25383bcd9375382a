import type { Outcome } from '../questions.ts';
import { lkLtd } from './lk.ts';
import { noneYet } from './none-yet.ts';
import type { Reason } from './reason.ts';
import { hkLtd, ukLtd } from './uk-hk.ts';
import { usCorporation, usLlc } from './us.ts';

/** Every reason, by the outcome that it speaks for or against. The keys are sentences in the content. */
export const reasons = {
  'none-yet': noneYet,
  'us-llc': usLlc,
  'us-corporation': usCorporation,
  'uk-ltd': ukLtd,
  'hk-ltd': hkLtd,
  'lk-ltd': lkLtd,
} as const satisfies Readonly<Record<Outcome, readonly Reason[]>>;

export type ReasonKey = (typeof reasons)[Outcome][number]['key'];
