import { fill } from '@formation/content';
import type { CallMail } from '../api/shapes.ts';
import type { Words } from '../shell/words.ts';
import { timeIn } from './times.ts';

type TextContext = Readonly<{ words: Words['calls']['mails']; locale: string }>;

/** What has become of a mail about a call; only one that a mail server took was sent. */
export function mailSays({ words, locale }: TextContext, { state, due, settled }: CallMail): string {
  const on = (text: string, at: string) => fill(text, { time: timeIn(locale, at) });
  if (state === 'waiting' && due !== null) return on(words.planned, due);
  if (state === 'sent' && settled !== null) return on(words.sent, settled);
  return words.states[state];
}
