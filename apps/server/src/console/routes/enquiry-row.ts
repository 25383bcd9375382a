import { paramText, wireFields } from '@formation/leads';
import type { InboxRow } from '../../enquiries/list/inbox.ts';
import { timeOrNone } from './enquiry-answer.ts';
import { toIso } from './to-iso.ts';

/** As much of a message as a list shows. */
const begins = 160;

export const asRow = ({ receivedAt, params, ...kept }: InboxRow) => ({
  ...kept,
  tags: [...kept.tags],
  followUp: timeOrNone(kept.followUp),
  receivedAt: toIso(receivedAt),
  name: paramText(params, ...wireFields.name),
  service: paramText(params, ...wireFields.service),
  message: paramText(params, ...wireFields.message)
    .slice(0, begins)
    .toWellFormed(),
});
