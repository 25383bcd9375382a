import * as v from 'valibot';
import type { Call } from './call.ts';
import { done, instant } from './fields.ts';
import { roles } from './names.ts';

/** Which calls: one's own, or everybody's. */
const scope = v.picklist(['mine', 'all']);

/** The calls in one's own calendar: an address of one's own, which a calendar program asks. */
export const callFeedCalls = {
  look: {
    method: 'GET',
    path: '/account/calendar',
    who: roles,
    answer: v.object({ feed: v.nullable(v.object({ scope, since: instant })) }),
    refusals: [],
  },
  make: {
    method: 'POST',
    path: '/account/calendar',
    who: roles,
    asksAgain: 'lately',
    body: v.object({ scope }),
    /** Shown once; the one before ends. */
    answer: v.object({ address: v.string() }),
    refusals: [],
  },
  revoke: { method: 'POST', path: '/account/calendar/revoke', who: roles, answer: done, refusals: ['not-found'] },
} as const satisfies Record<string, Call>;
