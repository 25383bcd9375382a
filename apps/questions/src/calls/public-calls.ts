import type { PublicCall } from '../call.ts';
import { codesCall } from './codes-call.ts';
import { companyCostCall } from './company-cost-call.ts';
import { deadlinesCall } from './deadlines-call.ts';
import { feeCall } from './fee-call.ts';
import { nameCheckCall } from './name-check-call.ts';
import { payoutsCall } from './payouts-call.ts';

/** The questions that programs may ask; a new one is a name in this list. */
export const publicCalls: readonly PublicCall[] = [
  feeCall,
  payoutsCall,
  deadlinesCall,
  companyCostCall,
  nameCheckCall,
  codesCall,
];
