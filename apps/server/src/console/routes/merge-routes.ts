import { isRefused } from '@formation/leads';
import * as v from 'valibot';
import type { InboxStore } from '../../store/inbox.ts';
import { asEntry, entry } from './enquiry-answer.ts';
import { asRow, row } from './enquiry-row.ts';
import { text } from './fields.ts';
import { type Route, staffRoute } from './route.ts';

type Parts = Readonly<{ inbox: InboxStore }>;

const workers = ['owner', 'agent'] as const;
const version = v.pipe(v.number(), v.integer());
const key = v.pipe(text, v.minLength(16));

/** Letting one enquiry of a person stand for another. */
export const mergeRoutes = ({ inbox }: Parts): readonly Route[] => [
  staffRoute(workers, {
    method: 'GET',
    path: '/enquiries/:id/others',
    does: 'What an enquiry can be merged with: those of the same address that are neither held nor merged, newest first.',
    answer: v.object({ rows: v.array(row) }),
    run: async ({ params: { id = '' } }) => ({ rows: (await inbox.others(id)).map(asRow) }),
  }),
  staffRoute(workers, {
    method: 'POST',
    path: '/enquiries/:id/merge',
    does: 'Lets this enquiry stand for another of the same address, unless one of them has changed since it was seen. Nothing is copied or moved. A repeated key counts once.',
    body: v.object({ version, other: v.object({ id: text, version }), key }),
    answer: entry,
    run: async ({ params: { id = '' }, by: { account } }, { version: seen, other, key: own }) => {
      const done = await inbox.merge({ id, version: seen }, other, { who: account.email, key: own });
      if (!isRefused(done)) return asEntry(done);
      return done.refused === 'unlike' ? { refused: 'bad-field', field: 'other' } : { ...done, refused: done.refused };
    },
  }),
  staffRoute(workers, {
    method: 'POST',
    path: '/enquiries/:id/unmerge',
    does: 'Lets what was merged into this enquiry stand by itself again, as it was. It can be done for thirty days. A repeated key counts once.',
    body: v.object({ version, other: text, key }),
    answer: entry,
    run: async ({ params: { id = '' }, by: { account } }, { version: seen, other, key: own }) => {
      const done = await inbox.unmerge({ id, version: seen }, other, { who: account.email, key: own });
      return isRefused(done) ? done : asEntry(done);
    },
  }),
];
