import { fill } from '@formation/content';
import type { Entry, Row, Sent } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import type { Words } from '../shell/words.ts';

/** As much of a message as tells one from another. */
const begins = 30;

/** Of a list, or a whole one. */
type Named = Pick<Row, 'receivedAt' | 'message'> | Pick<Sent, 'receivedAt' | 'typed'>;

const messageOf = (sent: Named): string =>
  'message' in sent ? sent.message : (sent.typed.find(({ name }) => name === 'message')?.text ?? '');

/** One enquiry by the time at which it came, and its first words. */
export function enquiryOf({ merge }: Words, locale: string, sent: Named): string {
  const time = timeIn(locale, sent.receivedAt);
  const words = messageOf(sent).replaceAll(/\s+/g, ' ').trim();
  const letters = [...words];
  const shown = letters.length > begins ? `${letters.slice(0, begins).join('')}…` : words;
  return shown === '' ? fill(merge.of, { time }) : fill(merge.ofWords, { time, begins: shown });
}

type Props = Readonly<{ entry: Entry; id: string }>;

/** Which of the merged enquiries something was done to; nothing where there is only one. */
export function About({ entry, id }: Props) {
  const words = useWords();
  const locale = useLocale();
  if (entry.merged.length === 0) return null;
  const sent = [entry, ...entry.merged].find((each) => each.id === id);
  return sent && <>{fill(words.merge.about, { enquiry: enquiryOf(words, locale, sent) })}</>;
}
