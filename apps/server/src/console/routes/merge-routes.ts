import { mergeCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import type { InboxStore } from '../../enquiries/list/inbox.ts';
import { asEntry } from './enquiry-answer.ts';
import { asRow } from './enquiry-row.ts';
import { type Route, route } from './route.ts';

type Parts = Readonly<{ inbox: InboxStore }>;

/** Letting one enquiry of a person stand for another. */
export const mergeRoutes = ({ inbox }: Parts): readonly Route[] => [
  route(
    mergeCalls.others,
    'What an enquiry can be merged with: those of the same address that are neither held nor merged, newest first.',
    async ({ params: { id } }) => ({ rows: (await inbox.others(id)).map(asRow) }),
  ),
  route(
    mergeCalls.merge,
    'Lets this enquiry stand for another of the same address, unless one of them has changed since it was seen. Nothing is copied or moved. A repeated key counts once.',
    async ({ params: { id }, by: { account } }, { version: seen, other, key: own }) => {
      const done = await inbox.merge({ id, version: seen }, other, { who: account.email, key: own });
      if (!isRefused(done)) return asEntry(done);
      return done.refused === 'unlike' ? { refused: 'bad-field', field: 'other' } : { ...done, refused: done.refused };
    },
  ),
  route(
    mergeCalls.unmerge,
    'Lets what was merged into this enquiry stand by itself again, as it was. It can be done for thirty days. A repeated key counts once.',
    async ({ params: { id }, by: { account } }, { version: seen, other, key: own }) => {
      const done = await inbox.unmerge({ id, version: seen }, other, { who: account.email, key: own });
      return isRefused(done) ? done : asEntry(done);
    },
  ),
];
