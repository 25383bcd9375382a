import { fill, type Messages } from '@formation/content';
import type { OldRate } from '@formation/money/exchange-rates';
import { dayName } from '../text/dates/day-name.ts';

type Props = Readonly<{
  old: OldRate | undefined;
  words: Messages['calculators']['published']['oldRate'];
  /** There is a field for today's beside it. */
  canEnter?: boolean;
}>;

/** How old the rate of exchange is that a result rests on; nothing while it is fresh. */
export function RateAge({ old, words, canEnter = false }: Props) {
  if (!old) return null;
  const text = fill(words.text, { day: dayName(old.from), days: old.days });
  return <p className="small">{canEnter ? `${text} ${words.enter}` : text}</p>;
}
