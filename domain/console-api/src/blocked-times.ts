import * as v from 'valibot';
import type { Call } from './call.ts';
import { done, instant, key, sentInstant, span } from './fields.ts';
import { roles } from './names.ts';

const blocked = v.object({
  id: v.string(),
  start: instant,
  end: instant,
  /** For the firm's people alone; empty where nobody said. */
  reason: v.string(),
  who: v.string(),
  /** Calls to come that stand in it: nobody moved them. */
  standing: v.array(v.object({ id: v.string(), start: instant, name: v.string() })),
});

/** Times at which no calls are held although the firm is open. */
export const blockedTimeCalls = {
  list: {
    method: 'GET',
    path: '/blocked-times',
    who: roles,
    query: span,
    answer: v.object({ blocked: v.array(blocked) }),
    refusals: [],
  },
  block: {
    method: 'POST',
    path: '/blocked-times',
    who: ['owner', 'agent'],
    body: v.object({
      key,
      start: sentInstant,
      end: sentInstant,
      reason: v.pipe(v.string(), v.trim(), v.maxLength(100)),
    }),
    answer: blocked,
    refusals: ['key-reused'],
  },
  unblock: {
    method: 'POST',
    path: '/blocked-times/:id/remove',
    who: ['owner', 'agent'],
    answer: done,
    refusals: ['not-found'],
  },
} as const satisfies Record<string, Call>;
