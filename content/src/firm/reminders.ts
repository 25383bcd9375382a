import type { ReminderLimits, ReminderRules } from '@formation/leads';
import data from '../../entries/firm/reminders.json' with { type: 'json' };
import type { RemindersEntry } from '../entries/reminders.ts';
import { office } from './office.ts';

const { limits, ...times }: RemindersEntry = data;

/** When mails about deadlines go out. Forms, pages and legal texts say it by `messages.<locale>.office`. */
export const reminderRules: ReminderRules = { ...times, timeZone: office.hours.timeZone };

/** What keeps strangers from filling the database, or somebody else's mailbox. */
export const reminderLimits: ReminderLimits = limits;
