import { paramText, tokenField } from '@formation/leads';
import type { AddressLimits } from './address-limits.ts';
import type { FormToken } from './form-token.ts';

type Parts = Readonly<{ limits: Pick<AddressLimits, 'bare'>; tokens: FormToken }>;

/**
 * What a body proves of its sender: with a good token of the form a person sent it; without one it counts as a
 * program's, which has fewer tries.
 *
 * @param group - whose tries are counted.
 * @returns how long a program has to wait, 0 for not at all, and the token where it is good.
 */
export function proofOf(body: Readonly<Record<string, unknown>>, group: string, { limits, tokens }: Parts) {
  const token = paramText(body, tokenField);
  const isProven = tokens.flaw(token) === undefined;
  return isProven ? { retryAfter: 0, form: token } : { retryAfter: limits.bare(group), form: undefined };
}
