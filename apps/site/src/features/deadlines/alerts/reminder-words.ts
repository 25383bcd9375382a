import type { Locale, Messages } from '@formation/content';

/** Under which name what was typed is kept for reload and Back. */
export const savedReminders = 'reminders';

/** What the part that opens says. */
export type ReminderWords = Readonly<
  Pick<Messages['reminders'], 'title' | 'text' | 'form' | 'asked' | 'refused' | 'feed'>
>;

/**
 * Its words: a file of its own, which most visitors never ask for.
 *
 * @throws when the line is cut; the next call tries again.
 */
export async function loadReminderWords(locale: Locale): Promise<ReminderWords> {
  const answer = await fetch(`/words/${locale}/reminders.json`);
  if (!answer.ok) throw new Error(`The words did not come: ${answer.status}`);
  // eslint-disable-next-line no-restricted-syntax -- written by our own build from the words of this type
  return (await answer.json()) as ReminderWords;
}
