import type { ReminderLimits, ReminderRules } from '@formation/leads';
import { office } from './office.ts';

/** When mails about deadlines go out. Forms, pages and legal texts say it by `messages.<locale>.office`. */
export const reminderRules: ReminderRules = {
  days: [30, 7, 1],
  hour: 9,
  timeZone: office.hours.timeZone,
  openDays: 7,
  endingDays: 30,
};

/**
 * What keeps strangers from filling the database, or somebody else's mailbox: an address that they type in gets three
 * mails a week at most until its owner answers one. A phone network may give many visitors one address.
 */
export const reminderLimits: ReminderLimits = {
  openPerEmail: 3,
  perEmail: 30,
  openPerAddress: 10,
  openInAll: 2_000,
  inAll: 50_000,
};
