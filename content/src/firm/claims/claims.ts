import data from '../../../entries/claims/claims.json' with { type: 'json' };
import type { Claim } from '../../entries/claim.ts';

export type ClaimName = keyof typeof data;

/** What the firm says of itself. Some figures overlap on purpose: each has its own page and its own definition. */
export const claims = data satisfies Readonly<Record<ClaimName, Claim>>;
