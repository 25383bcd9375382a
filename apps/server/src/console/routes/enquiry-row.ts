import { paramText, wireFields } from '@formation/leads';
import * as v from 'valibot';
import { enquiryStates, type InboxRow } from '../../store/inbox.ts';
import { followUp, heldFor, rest, timeOrNone } from './enquiry-answer.ts';
import { instant, toIso } from './fields.ts';

/** An enquiry as the lists of the console's calls answer it. */
export const row = v.object({
  id: v.string(),
  receivedAt: instant,
  name: v.string(),
  address: v.string(),
  service: v.string(),
  message: v.string(),
  state: v.picklist(enquiryStates),
  heldFor,
  holder: v.string(),
  followUp,
  rest,
  files: v.number(),
});

/** As much of a message as a list shows. */
const begins = 160;

export const asRow = ({ receivedAt, params, ...kept }: InboxRow) => ({
  ...kept,
  followUp: timeOrNone(kept.followUp),
  receivedAt: toIso(receivedAt),
  name: paramText(params, ...wireFields.name),
  service: paramText(params, ...wireFields.service),
  message: paramText(params, ...wireFields.message)
    .slice(0, begins)
    .toWellFormed(),
});
