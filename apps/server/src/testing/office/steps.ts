import { isRefused, type Refused } from '@formation/leads';
import { expect } from 'vitest';
import type { EnquiryState } from '../../enquiries/list/inbox.ts';
import { someEnquiry } from '../scratch-store.ts';
import * as enquiries from './enquiries.ts';
import type { Firm, Server } from './firm.ts';
import * as mails from './mails.ts';
import { type Office, write } from './office.ts';

/** What happens, in the model and in the store; which of several things is meant is a number that wraps around. */
export type Step = (office: Office, firm: Firm, server: Server) => Promise<void>;

let keys = 0;
export const origin = () => ({ sender: '192.0.2.1', key: `step-${(keys += 1)}` });
export const by = (who: string) => ({ who, key: `step-${(keys += 1)}` });

export const pick = <Thing>(things: readonly Thing[], which: number): Thing | undefined =>
  things[which % things.length];

export const outcome = (answer: 'done' | object | Refused<string>) =>
  answer !== 'done' && isRefused(answer) ? answer.refused : 'done';

function idOf<Answer extends object>(answer: Answer): string {
  if ('refused' in answer) throw new Error(`refused: ${String(answer.refused)}`);
  return 'id' in answer ? String(answer.id) : '';
}

/** An enquiry comes in, and the same request once more. */
export const arrives =
  (address: string, isHeld: boolean): Step =>
  async (office, _firm, { store }) => {
    const from = origin();
    const enquiry = someEnquiry({ address, ...(isHeld && { heldFor: 'hidden-field' as const }) });
    const id = idOf(await store.enquiries.add(enquiry, from));
    enquiries.arrive(office, { id, address, isHeld });
    expect(await store.enquiries.add(enquiry, from)).toMatchObject({ id, repeated: true });
  };

export type Wish = Readonly<{
  which: number;
  who: string;
  /** How many versions ago it was looked at. */
  ago: number;
}>;

type WorkWish = Wish & Readonly<{ state?: EnquiryState; isTaken?: boolean; sleepsMs?: number; note?: string }>;

export const works =
  ({ which, who, ago, state, isTaken, sleepsMs, note }: WorkWish): Step =>
  async (office, _firm, { store }) => {
    const enquiry = pick(office.enquiries, which);
    if (!enquiry) return;
    const holder = isTaken === undefined ? undefined : isTaken ? who : '';
    const followUp = sleepsMs && office.now + sleepsMs;
    const work = { version: Math.max(1, enquiry.version - ago), state, holder, followUp, note };
    const done = outcome(await store.inbox.change(enquiry.id, work, by(who)));
    expect(done).toBe(enquiries.workOn(office, enquiry, { ...work, who }));
  };

export const answers =
  ({ which, who, ago }: Wish): Step =>
  async (office, _firm, { store }) => {
    const enquiry = pick(office.enquiries, which);
    if (!enquiry) return;
    const { id, address } = enquiry;
    const version = Math.max(1, enquiry.version - ago);
    const sending = { version, address, subject: 'Your company', text: 'Dear Nimal' };
    const sent = outcome(await store.answers.send(id, sending, by(who)));
    const mail = (await store.inbox.find(id))?.answers.at(-1)?.id ?? '';
    expect(sent).toBe(enquiries.answer(office, enquiry, { who, version, id: mail }));
  };

export const takesBack =
  ({ which, who }: Wish): Step =>
  async (office, _firm, { store }) => {
    const enquiry = pick(
      office.enquiries.filter((one) => one.answers.length > 0),
      which,
    );
    const sent = enquiry && pick(enquiry.answers, which);
    if (!sent) return;
    const undone = outcome(await store.answers.undo(enquiry.id, sent.id, who));
    expect(undone).toBe(sent.who === who ? enquiries.takeBack(office, enquiry, sent) : 'not-found');
  };

export const wantsReminders =
  (address: string): Step =>
  async (office, _firm, { store }) => {
    const facts = { company: '', facts: 'country=uk&incorporated=2026-01-15', until: office.now + 400 * 86_400_000 };
    const id = idOf(await store.reminders.ask({ email: address, ...facts }, origin()));
    office.reminders.push({ id, address, state: 'asked', since: 0 });
    write(office, { kind: 'reminder-ask', subject: id });
  };

export const confirms =
  (which: number): Step =>
  async (office, _firm, { store }) => {
    const reminder = pick(office.reminders, which);
    if (!reminder) return;
    await store.reminders.confirm(reminder.id, () => ({ until: office.now + 400 * 86_400_000, consentText: '1' }));
    if (reminder.state === 'asked') reminder.since = office.now;
    reminder.state = 'confirmed';
  };

export const stops =
  (which: number): Step =>
  async (office, _firm, { store }) => {
    const reminder = pick(office.reminders, which);
    if (reminder) expect(await store.reminders.stop(reminder.id)).toBe(mails.stop(office, reminder.id));
  };
