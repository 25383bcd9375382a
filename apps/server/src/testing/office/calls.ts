import { callReminders } from '../../outbox/mails.ts';
import { type Call, callLasts, isFree, type Office, tear, unsnooze, write } from './office.ts';

const isOfReminder = (kind: string) => callReminders.some((reminder) => reminder.kind === kind);

/** Both sides are told, and the visitor is reminded; a letter that waits gives way to the newer one. */
function tell(office: Office, call: Call): void {
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
  for (const kind of letters) write(office, { kind, subject: id });
  for (const { kind, leadMs } of callReminders)
    if (state === 'booked' && start - leadMs > office.now) write(office, { kind, subject: id, due: start - leadMs });
}

/** Whether no other booked call has a part of this time. */
export const isFreeTime = ({ calls }: Office, start: number, but?: Call): boolean =>
  !calls.some((call) => call !== but && call.state === 'booked' && Math.abs(call.start - start) < callLasts);

type Booked = Readonly<{ id: string; address: string; start: number }>;

/** A visitor books a free time. */
export function book(office: Office, booked: Booked): void {
  const call: Call = { ...booked, state: 'booked', sequence: 0, changed: '' };
  office.calls.push(call);
  tell(office, call);
  unsnooze(office, booked.address, 'call-booked');
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
