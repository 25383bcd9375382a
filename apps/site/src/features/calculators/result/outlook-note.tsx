import type { Messages } from '@formation/content';
import { outlook, type Cited, type IsoDate } from '@formation/fees';
import { Note } from '@formation/ui';
import { useToday } from '../../../lib/text/dates/use-today.ts';

type Props = Readonly<{
  cited: readonly Cited[];
  words: Messages['calculators']['published']['outlook'];
  day: IsoDate;
}>;

/** Whether the fees of a day to come are announced; the visitor's own day counts. */
export function OutlookNote({ cited, words, day }: Props) {
  const today = useToday(day);
  const seen = outlook(cited, { day, today });
  return seen ? <Note tone="info">{words[seen]}</Note> : null;
}
