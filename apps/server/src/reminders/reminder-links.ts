import { languageFolder } from '../http/edge/language-folder.ts';
import { signer } from '../signing.ts';
import { feePlatform } from './fee-news.ts';
import type { Reminder } from './reminder.ts';

/** What a link lets its holder do. Whoever can stop reminders cannot begin them. */
export type ReminderAct = 'confirm' | 'stop';

type Reminded = Pick<Reminder, 'id' | 'language'> & Partial<Pick<Reminder, 'facts'>>;

/** What a reminder is about, by its pages: each has its own words. */
export type ReminderFolder = 'reminders' | 'fee-news';
export const wordsOfFolder = { reminders: 'reminders', 'fee-news': 'feeNews' } as const;

type Site = Readonly<{ siteUrl: string; secret: string }>;

/** Whether a token was made by us for this act on this reminder. It holds as long as the reminder is kept. */
export function isReminderToken(
  secret: string,
  token: string,
  of: Readonly<{ act: ReminderAct; id: string }>,
): boolean {
  return signer(secret).verify(token, 'reminder', [of.act, of.id]);
}

/** The address of the page that asks whether to do it; a `POST` to the same address does it (RFC 8058). */
export function reminderLink({ siteUrl, secret }: Site, act: ReminderAct, of: Reminded): string {
  const { id, language, facts = '' } = of;
  const folder: ReminderFolder = feePlatform(facts) ? 'fee-news' : 'reminders';
  const token = signer(secret).sign('reminder', [act, id]);
  return `${siteUrl}${languageFolder(language, wordsOfFolder[folder])}/${folder}/${act}?id=${id}&token=${token}`;
}
