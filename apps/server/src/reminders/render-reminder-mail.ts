import type { SendMailOptions } from 'nodemailer';
import { languageFolder } from '../http/edge/language-folder.ts';
import { addressed, type Work, words } from '../outbox/addressed.ts';
import type { Mail } from '../outbox/mails.ts';
import type { Letter } from '../outbox/message.ts';
import { feeNewsAskLetter, feeNewsLetter } from './fee-news-messages.ts';
import { feeNews, feePlatform } from './fee-news.ts';
import { reminderLink } from './reminder-links.ts';
import { type About, askLetter, reminderLetter } from './reminder-messages.ts';
import type { Reminder } from './reminder.ts';

const isAsking = ({ kind }: Mail) => kind === 'reminder-ask';

/** Of a company's dates, or of a platform's fees. */
async function aboutFacts({ mail, options, at }: Work, reminder: Reminder): Promise<Letter | undefined> {
  const { store, siteUrl } = options;
  const { language, facts } = reminder;
  const platform = feePlatform(facts);
  const pageUrl = platform
    ? `${siteUrl}${languageFolder(language, 'feeTables')}/fees/changes`
    : `${siteUrl}${languageFolder(language, 'deadlinePage')}/deadlines?${facts}`;
  const about: About = { reminder, pageUrl, link: (act) => reminderLink(options, act, reminder), at };
  if (isAsking(mail)) return platform ? feeNewsAskLetter({ ...about, platform }) : askLetter(about);
  const notices = await store.reminders.noticesOf(mail.id);
  return platform ? feeNewsLetter(notices, await feeNews(), { ...about, platform }) : reminderLetter(notices, about);
}

/**
 * A wish to confirm, or what falls due or changes. The second can be stopped by the mail program's own button.
 *
 * @see RFC 8058
 */
export async function aboutReminder(reminder: Reminder, work: Work): Promise<SendMailOptions | undefined> {
  const { mail, options } = work;
  const said = await aboutFacts(work, reminder);
  if (said === undefined) return undefined;
  const message = { ...addressed(mail, options, reminder.email), ...words(said) };
  if (isAsking(mail)) return message;
  const stop = reminderLink(options, 'stop', reminder);
  const oneClick = { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...message, headers: { ...message.headers, ...oneClick } };
}
