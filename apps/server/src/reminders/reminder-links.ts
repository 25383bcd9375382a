import { createHmac } from 'node:crypto';
import { languageFolder } from '../http/language-folder.ts';
import { isSameSecret } from '../http/same-secret.ts';
import type { Reminder } from '../store/reminders.ts';

/** What a link lets its holder do. Whoever can stop reminders cannot begin them. */
export type ReminderAct = 'confirm' | 'stop';

type Reminded = Pick<Reminder, 'id' | 'language'>;

type Site = Readonly<{ siteUrl: string; secret: string }>;

function signature(secret: string, act: ReminderAct, id: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['reminder', act, id]))
    .digest('base64url');
}

/** Whether a token was made by us for this act on this reminder. It holds as long as the reminder is kept. */
export function isReminderToken(
  secret: string,
  token: string,
  of: Readonly<{ act: ReminderAct; id: string }>,
): boolean {
  return isSameSecret(token, signature(secret, of.act, of.id));
}

/** The address of the page that asks whether to do it; a `POST` to the same address does it (RFC 8058). */
export function reminderLink({ siteUrl, secret }: Site, act: ReminderAct, of: Reminded): string {
  const { id, language } = of;
  return `${siteUrl}${languageFolder(language, 'reminders')}/reminders/${act}?id=${id}&token=${signature(secret, act, id)}`;
}
