import type { EnquiryState } from '@formation/console-api';

/** In these nothing sleeps. */
export const endStates: readonly EnquiryState[] = ['won', 'lost', 'held'];
