import { dayAt } from '@formation/calendar';
import { csv } from '@formation/csv';
import { monthsBefore } from '../db/months-before.ts';
import { type Answer, asJson, type Call, type Command, ownersZone, who } from './command.ts';
import { leadCard, leadHeadings, leadJson, leadRow, listHeadings, listRow, wholeLeadJson } from './lead-views.ts';
import { removal } from './removal-text.ts';
import { card, table } from './table.ts';

const noLead = (id: string): Answer => ({ refused: `There is no enquiry ${id}.` });

async function list({ store, format }: Call): Promise<Answer> {
  const leads = await store.enquiries.list();
  return format === 'json' ? asJson({ leads: leads.map(leadJson) }) : { text: table(listHeadings, leads.map(listRow)) };
}

async function show({ store, format, argument }: Call): Promise<Answer> {
  const lead = await store.enquiries.find(argument);
  if (lead === undefined) return noLead(argument);
  return format === 'json' ? asJson(wholeLeadJson(lead, store.files)) : { text: card(leadCard(lead, store.files)) };
}

async function exportAll(call: Call): Promise<Answer> {
  if (call.format === 'json') return list(call);
  return { text: csv([leadHeadings, ...(await call.store.enquiries.list()).map(leadRow)]) };
}

async function mails({ store, format }: Call): Promise<Answer> {
  const unsent = await store.mails.unsent();
  if (format === 'json')
    return asJson({ mails: unsent.map(({ subject: id, lastError: error, ...mail }) => ({ id, ...mail, error })) });
  if (unsent.length === 0)
    return { text: 'No mail failed, is held or is waiting. stats counts those that wait as files.' };
  const rows = unsent.map(({ subject, kind, state, attempts, lastError }) => {
    return [subject, kind, state, String(attempts), lastError];
  });
  return { text: table(['id', 'mail', 'state', 'tries', 'the last error'], rows, { widest: 200 }) };
}

async function retry({ store, argument }: Call): Promise<Answer> {
  if (!(await store.mails.retry(argument, who)))
    return {
      refused: `No mail about ${argument} can be tried again: all were sent or are under way, or there is none.`,
    };
  return { text: `The mail about ${argument} is tried again by the running server.` };
}

async function dismiss({ store, argument }: Call): Promise<Answer> {
  if (await store.mails.dismiss(argument))
    return { text: `The mail about ${argument} rests: it is neither sent nor alarmed of.` };
  return { refused: `No mail about ${argument} is held or given up.` };
}

async function purge({ store, settings, format, now }: Call): Promise<Answer> {
  const before = monthsBefore(now, settings.retentionMonths);
  const day = dayAt(before, ownersZone);
  return removal(await store.enquiries.purge(before), format, `what is older than ${day}`);
}

async function stats({ store, format, now }: Call): Promise<Answer> {
  const { enquiries, suspicious, attachments } = await store.enquiries.counts();
  const callsToCome = await store.bookings.countAfter(now);
  const reminders = await store.reminders.counts();
  const mail = await store.mails.counts();
  if (format === 'json') return asJson({ enquiries, suspicious, attachments, callsToCome, reminders, mail });
  const rows: readonly (readonly [string, number])[] = [
    ['enquiries', enquiries],
    ['suspicious ones', suspicious],
    ['attachments', attachments],
    ['calls to come', callsToCome],
    ['reminders that run', reminders.confirmed],
    ['reminders asked for, not confirmed', reminders.asked],
    ['mails sent', mail.sent],
    ['mails waiting', mail.waiting],
    ['mails planned for later', mail.planned],
    ['mails waiting as files', mail.written],
    ['mails held back as suspicious', mail.held],
    ['mails that rest (dismissed)', mail.dismissed],
    ['mails given up (mails names them)', mail.dead],
  ];
  return { text: card(rows.map(([name, count]) => [name, String(count)])) };
}

/** The commands about enquiries. */
export const leadCommands: Readonly<Record<string, Command>> = {
  list: { takes: '', formats: ['table', 'json'], does: 'all enquiries, newest first', run: list },
  show: { takes: 'ID', formats: ['table', 'json'], does: 'one enquiry with all that is kept of it', run: show },
  export: { takes: '', formats: ['csv', 'json'], does: 'all enquiries for another program', run: exportAll },
  mails: { takes: '', formats: ['table', 'json'], does: 'mails given up, held or waiting, and why', run: mails },
  retry: { takes: 'ID', formats: ['table'], does: 'try its mail again now', run: retry },
  dismiss: { takes: 'ID', formats: ['table'], does: 'let its held or given-up mail rest', run: dismiss },
  purge: { takes: '', formats: ['table', 'json'], does: 'remove what is older than RETENTION_MONTHS', run: purge },
  stats: { takes: '', formats: ['table', 'json'], does: 'how many there are, and how their mails stand', run: stats },
};
