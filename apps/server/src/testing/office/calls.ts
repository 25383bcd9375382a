import { callReminders } from '../../outbox/mails.ts';
import { type Call, callLasts, isFree, type Office, tear, unsnooze, write } from './office.ts';

const isOfReminder = (kind: string) => callReminders.some((reminder) => reminder.kind === kind);

/** The visitor is told, the firm as well where it did not do it itself, and reminded; a letter that waits gives way to the newer one. */
function tell(office: Office, call: Call, isFirmTold = true): void {
  const { id, state, start } = call;
  const letters = ['booking-visitor', 'booking-owner'] as const;
  const isReplaced = (mail: Office['mails'][number]) =>
    mail.subject === id &&
    mail.state === 'waiting' &&
    isFree(office, mail) &&
    letters.some((kind) => kind === mail.kind);
  const replaced = tear(office, isReplaced);
  const isFirst = !office.mails.some(({ subject, kind }) => subject === id && kind === 'booking-visitor');
  if (isFirst && replaced.some(({ kind }) => kind === 'booking-visitor')) call.changed = '';
  tear(office, (mail) => mail.subject === id && isOfReminder(mail.kind) && mail.state !== 'sent');
  write(office, { kind: 'booking-visitor', subject: id });
  if (isFirmTold) write(office, { kind: 'booking-owner', subject: id });
  for (const { kind, leadMs } of callReminders)
    if (state === 'booked' && start - leadMs > office.now) write(office, { kind, subject: id, due: start - leadMs });
}

/** Whether no other booked call, and nothing that is blocked, has a part of this time. */
export const isFreeTime = ({ calls, blocked }: Office, start: number, but?: Call): boolean =>
  !calls.some((call) => call !== but && call.state === 'booked' && Math.abs(call.start - start) < callLasts) &&
  !blocked.some((time) => time.start < start + callLasts && time.end > start);

type Booked = Readonly<{ id: string; address: string; start: number }>;

/** A visitor books a free time. */
export function book(office: Office, booked: Booked): void {
  const isConfirmed = office.calls.some((other) => other.address === booked.address && other.isConfirmed);
  const call: Call = { ...booked, isConfirmed, state: 'booked', sequence: 0, changed: '' };
  office.calls.push(call);
  tell(office, call);
  unsnooze(office, booked.address, 'call-booked');
}

/** A visitor opens the link of a mail: both sides get what they put into their calendars. */
export function confirm(office: Office, call: Call): void {
  if (call.isConfirmed || call.state === 'cancelled' || call.start + callLasts <= office.now) return;
  call.isConfirmed = true;
  tell(office, call);
}

/** One of us cancels all calls to come of an e-mail address. */
export function cancelAll(office: Office, address: string): number {
  const theirs = office.calls.filter(
    (call) => call.address === address && call.state === 'booked' && call.start > office.now,
  );
  for (const call of theirs) {
    call.state = 'cancelled';
    call.sequence += 1;
    tell(office, call, call.isConfirmed);
  }
  return theirs.length;
}

/** A visitor cancels; what is cancelled stays so. */
export function cancel(office: Office, call: Call): 'done' | 'too-late' {
  if (call.state === 'cancelled') return 'done';
  if (call.start + callLasts <= office.now) return 'too-late';
  call.state = 'cancelled';
  call.sequence += 1;
  tell(office, call);
  return 'done';
}

/** A visitor moves a call to another time. */
export function move(office: Office, call: Call, start: number): 'done' | 'too-late' | 'not-found' | 'taken' {
  if (call.state === 'cancelled') return 'not-found';
  if (call.start === start) return 'done';
  if (call.start + callLasts <= office.now) return 'too-late';
  if (!isFreeTime(office, start, call)) return 'taken';
  Object.assign(call, { start, changed: 'moved', sequence: call.sequence + 1 });
  tell(office, call);
  return 'done';
}

/** One of us cancels a call as they saw it, whether it is over or not. */
export function cancelForFirm(office: Office, call: Call, version: number): 'done' | 'changed' {
  if (call.state === 'cancelled' || call.sequence !== version) return 'changed';
  call.state = 'cancelled';
  call.sequence += 1;
  tell(office, call);
  return 'done';
}
