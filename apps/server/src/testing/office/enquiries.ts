import type { Work } from '../../enquiries/list/inbox.ts';
import { type Answer, changed, type Enquiry, isOpen, type Office, tear, unsnooze, write } from './office.ts';

/** How long an answer waits, so that it can be taken back. */
const undoable = 15_000;

type Arrived = Readonly<{ id: string; address: string; isHeld: boolean }>;

/** An enquiry comes in, and the firm is written to of it; of a held one once it is released. */
export function arrive(office: Office, { id, address, isHeld }: Arrived): void {
  const first = { isHeldByHand: false, holder: '', followUp: 0, version: 1, history: [], answers: [] };
  office.enquiries.push({ id, address, state: isHeld ? 'held' : 'new', ...first });
  write(office, { kind: 'enquiry', subject: id, state: isHeld ? 'held' : 'waiting' });
  if (!isHeld) unsnooze(office, address, 'wrote-again');
}

/** One that is held no more was no robot's. */
function release(office: Office, { id, address }: Enquiry): void {
  for (const mail of office.mails)
    if (mail.subject === id && mail.state === 'held') {
      mail.state = 'waiting';
      mail.due = 0;
    }
  unsnooze(office, address, 'wrote-again');
}

export type Seen = Readonly<{ who: string; version: number }>;

/** Whether somebody else was there since. */
const isStale = ({ history }: Enquiry, { who, version }: Seen) =>
  history.some((noted) => noted.version > version && noted.who !== who);

/** Somebody works on an enquiry. */
export function workOn(office: Office, enquiry: Enquiry, seen: Seen & Omit<Work, 'version'>): 'done' | 'changed' {
  if (isStale(enquiry, seen)) return 'changed';
  const before = { ...enquiry };
  const { state = before.state, holder = before.holder, followUp = before.followUp, note, who } = seen;
  const said = [
    ...(note === undefined ? [] : ['note']),
    ...(state === before.state ? [] : ['state']),
    ...(holder === before.holder ? [] : ['holder']),
    ...(followUp === before.followUp ? [] : ['follow-up']),
  ];
  changed(office, enquiry, { who, what: said });
  Object.assign(enquiry, { state, holder, followUp });
  if (state === 'held' && before.state !== 'held') enquiry.isHeldByHand = true;
  if (state !== 'held' && before.state === 'held') release(office, enquiry);
  return 'done';
}

/** Somebody answers; the id of its mail is the store's. */
export function answer(office: Office, enquiry: Enquiry, seen: Seen & Pick<Answer, 'id'>): 'done' | 'changed' {
  if (isStale(enquiry, seen)) return 'changed';
  const { who, id } = seen;
  const { state: stateBefore, holder: holderBefore } = enquiry;
  const sent: Answer = { id, at: office.now, who, stateBefore, holderBefore };
  changed(office, enquiry, { who, what: ['answered'] });
  enquiry.state = 'answered';
  enquiry.holder ||= who;
  enquiry.answers.push(sent);
  write(office, { id: sent.id, kind: 'answer', subject: enquiry.id, due: office.now + undoable });
  if (stateBefore === 'held') release(office, enquiry);
  return 'done';
}

/** The enquiry as before an answer, but for what a colleague has changed since, and for a later answer. */
function restore(enquiry: Enquiry, { at, who, stateBefore, holderBefore }: Answer): void {
  const later = enquiry.answers.find((other) => other.at > at);
  if (later) {
    if (later.stateBefore === 'answered') later.stateBefore = stateBefore;
    return;
  }
  if (enquiry.state === 'answered') enquiry.state = stateBefore;
  if (enquiry.holder === (holderBefore || who)) enquiry.holder = holderBefore;
}

/** Somebody takes their own answer back while nobody has its mail under way. */
export function takeBack(office: Office, enquiry: Enquiry, sent: Answer): 'done' | 'changed' {
  const { who } = sent;
  const isUntouched = tear(
    office,
    ({ id, state, tries, claimedUntil }) => id === sent.id && state === 'waiting' && tries === 0 && claimedUntil === 0,
  );
  if (isUntouched.length === 0) return 'changed';
  enquiry.answers = enquiry.answers.filter((other) => other !== sent);
  restore(enquiry, sent);
  changed(office, enquiry, { who, what: ['answer-undone'] });
  if (sent.stateBefore === 'held' && enquiry.state === 'held' && !enquiry.isHeldByHand)
    for (const mail of office.mails)
      if (mail.subject === enquiry.id && mail.kind === 'enquiry' && mail.state === 'waiting' && mail.claimedUntil === 0)
        mail.state = 'held';
  return 'done';
}

/** An answer that reached nobody was none. */
export function undelivered(office: Office, id: string): void {
  const enquiry = office.enquiries.find((each) => each.id === id);
  if (!enquiry || !isOpen(enquiry.state)) return;
  enquiry.state = 'new';
  enquiry.followUp = office.now;
  changed(office, enquiry, { who: '', what: ['undelivered'] });
}

/** Lets what did not go about an enquiry or a call be tried from the start; a held one is released with it. */
export function retry(office: Office, subject: string, who: string): boolean {
  const again = office.mails.filter(
    (mail) =>
      mail.subject === subject &&
      mail.state !== 'sent' &&
      mail.claimedUntil <= office.now &&
      (mail.due <= office.now || mail.tries > 0),
  );
  for (const mail of again) Object.assign(mail, { state: 'waiting', waited: 0, due: 0, claimedUntil: 0 });
  const enquiry = office.enquiries.find(({ id, state }) => id === subject && state === 'held');
  if (again.length === 0 || !enquiry) return again.length > 0;
  enquiry.state = 'new';
  changed(office, enquiry, { who, what: ['state'] });
  release(office, enquiry);
  return true;
}
