import type { Context } from '../db/context.ts';
import type { NewBooking } from '../db/store.ts';
import { digest, remember } from '../enquiries/requests.ts';
import { unsnooze } from '../enquiries/work/snooze.ts';
import { bookingRow } from './booking-row.ts';
import { lockCalls, overlapIsAValue, refuseOverlap } from './booking-taken.ts';
import { writeMails } from './call-mails.ts';
import { callEntry, noteChange } from './call-work.ts';
import type { CallService } from './calls.ts';

/** Of what somebody of the firm books nothing is known of the client's own computer. */
const noSender = { sender: '', network: '' };

/**
 * Books a call for a client. Who of the firm does it has spoken with them: the e-mail address counts as confirmed, so
 * that the invitation comes into both calendars, and the limits for strangers do not apply.
 */
export async function addByFirm(
  context: Context,
  made: NewBooking,
  { who, key }: Readonly<{ who: string; key: string }>,
): ReturnType<CallService['addByFirm']> {
  const at = context.now();
  const row = bookingRow(made, { ...noSender, language: made.callLanguage }, at);
  const { start, name, email, topic, phone = '', callLanguage = '' } = made;
  const body = digest(String(start), name, email, topic, phone, callLanguage);
  const work = context.transact(async (trx) => {
    await lockCalls(trx, context);
    const request = { origin: { sender: who, key }, call: 'call-by-firm', body, subject: row.id };
    const before = await remember(trx, request, at);
    if (before !== 'new') return before;
    await refuseOverlap(trx, row);
    await trx.insertInto('bookings').values(row).execute();
    await noteChange(trx, row, { at, who, what: 'booked', text: '' });
    await writeMails(trx, context, { row, by: 'firm' });
    await unsnooze(trx, { addressKey: row.email_key, what: 'call-booked', about: row.id, at });
    return before;
  });
  const outcome = await overlapIsAValue(work);
  if (outcome !== 'new' && 'refused' in outcome) return outcome;
  return (await callEntry(context, outcome === 'new' ? row.id : outcome.repeats)) ?? { refused: 'taken' }; // erased since: nobody's call any more
}
