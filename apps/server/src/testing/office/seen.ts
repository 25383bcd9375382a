import { listNames, mailStates } from '@formation/console-api';
import { expect } from 'vitest';
import type { Store } from '../../db/store.ts';
import type { MailCounts } from '../../outbox/mails.ts';
import { isUnreached } from './mails.ts';
import { type Enquiry, isAsleep, isOpen, type Office } from './office.ts';

const restOf = (office: Office, enquiry: Enquiry) => {
  if (enquiry.followUp === 0 || !isOpen(enquiry.state)) return '';
  return isAsleep(office, enquiry) ? 'asleep' : 'back';
};

const line = ({ at, who, what }: Readonly<{ at: number; who: string; what: string }>) => `${at} ${who} ${what}`;

function expectedEnquiry(office: Office, enquiry: Enquiry) {
  const { id, address, state, holder, followUp, version, history, answers } = enquiry;
  const mailOf = (answer: string) => office.mails.find((mail) => mail.id === answer)?.state;
  return {
    ...{ id, address, state, holder, followUp, version },
    rest: restOf(office, enquiry),
    isUnreached: isUnreached(office, id),
    history: history.map(line).sort(),
    answers: answers.map((answer) => `${answer.id} ${mailOf(answer.id)}`),
  };
}

async function storedEnquiry({ inbox }: Store, wanted: string) {
  const found = await inbox.find(wanted);
  if (found === undefined) return undefined;
  const { id, address, state, holder, followUp, version, rest, history, answers } = found;
  return {
    ...{ id, address, state, holder, followUp, version, rest, isUnreached: found.isUnreached },
    history: history.map(line).sort(),
    answers: answers.map((answer) => `${answer.id} ${answer.mail}`),
  };
}

const byId = (a: Readonly<{ id: string }>, b: Readonly<{ id: string }>) => (a.id < b.id ? -1 : 1);

function expectedLists(office: Office) {
  const lists = office.enquiries.map((one) => (isAsleep(office, one) ? 'asleep' : one.state));
  return {
    lists: Object.fromEntries(listNames.map((name) => [name, lists.filter((one) => one === name).length])),
    mails: Object.fromEntries(
      mailStates.map((state) => [state, office.mails.filter((mail) => mail.state === state).length]),
    ),
    calls: office.calls
      .map(({ id, start, state, sequence, changed, isConfirmed }) => ({
        id,
        start,
        state,
        sequence,
        changed,
        isConfirmed,
      }))
      .sort(byId),
    blocked: office.blocked.map(({ id, start, end }) => ({ id, start, end })).sort(byId),
    reminders: office.reminders.map(({ id, state, since }) => ({ id, state, since })).sort(byId),
  };
}

/** The model has one word for mails that wait, whenever they shall leave. */
const withPlanned = ({ planned, waiting, ...counts }: MailCounts) => ({ ...counts, waiting: waiting + planned });

async function storedLists({ inbox, mails, bookings, blocked, reminders }: Store) {
  return {
    lists: await inbox.counts(),
    mails: withPlanned(await mails.counts()),
    calls: (await bookings.list())
      .map(({ id, start, state, sequence, changed, confirmed }) => ({
        ...{ id, start, state, sequence, changed },
        isConfirmed: confirmed !== '',
      }))
      .sort(byId),
    blocked: (await blocked.between(0, Number.MAX_SAFE_INTEGER))
      .map(({ id, start, end }) => ({ id, start, end }))
      .sort(byId),
    reminders: (await reminders.list()).map(({ id, state, since }) => ({ id, state, since })).sort(byId),
  };
}

/** The store shows what the model says, all of it. */
export async function expectAgreement(office: Office, store: Store): Promise<void> {
  expect(await storedLists(store)).toEqual(expectedLists(office));
  const stored = await Promise.all(office.enquiries.map(({ id }) => storedEnquiry(store, id)));
  expect(stored).toEqual(office.enquiries.map((enquiry) => expectedEnquiry(office, enquiry)));
}
