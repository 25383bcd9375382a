import type { BasisKey } from '../bases.ts';
import type { When } from '../when.ts';

/** Answers that speak for an outcome (weight above zero) or against it. */
export type Reason = When &
  Readonly<{
    key: string;
    /** 1 is worth a mention, 2 matters, 4 decides among few answers, 8 among most. */
    weight: 1 | 2 | 4 | 8 | -1 | -2 | -4 | -8;
    basis: BasisKey;
  }>;

/** Homes with a law of their own on foreign companies; what is said of Sri Lanka is not said of them. */
export const otherHomes = ['us', 'uk', 'hong-kong', 'elsewhere'] as const;
