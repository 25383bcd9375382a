import { expect } from 'vitest';
import { retry } from './enquiries.ts';
import * as mails from './mails.ts';
import { isDue, type Office } from './office.ts';
import { pick, type Step, type Wish } from './steps.ts';

/** All mails that are due are handed to the mail server. */
export const posts =
  (mood: mails.Mood): Step =>
  async (office, firm, { round }) => {
    firm.mail.mood = mood;
    while (await round());
    mails.post(office, mood);
  };

/** A server takes mails up and is killed before it can hand them over. */
export const dies =
  (which: number): Step =>
  async (office, firm, { store }) => {
    const due = office.mails.filter((mail) => isDue(office, mail));
    const taken = await store.mails.claim(5);
    expect(taken).toHaveLength(Math.min(5, due.length));
    for (const { id, kind, subject } of taken) {
      const isIt = (mail: Office['mails'][number]) => mail.kind === kind && mail.subject === subject;
      const mail = due.find((each) => each.id === id) ?? due.find((each) => each.id === undefined && isIt(each));
      expect(mail, 'what was claimed was due').toBeDefined();
      if (mail) mails.claimed(office, mail, id);
    }
    await firm.restart(which % 2);
  };

const subjects = ({ enquiries: all, calls: booked }: Office) => [...all, ...booked].map(({ id }) => id);

export const retries =
  ({ which, who }: Wish): Step =>
  async (office, _firm, { store }) => {
    const subject = pick(subjects(office), which);
    if (subject) expect(await store.mails.retry(subject, who)).toBe(retry(office, subject, who));
  };

export const dismisses =
  (which: number): Step =>
  async (office, _firm, { store }) => {
    const subject = pick(subjects(office), which);
    if (subject) expect(await store.mails.dismiss(subject)).toBe(mails.dismiss(office, subject));
  };

export const erases =
  (address: string): Step =>
  async (office, _firm, { store }) => {
    expect(await store.enquiries.erase(address)).toMatchObject(mails.erase(office, address));
  };
