import { isReviewDue, type Cited, type IsoDate } from '@formation/fees';
import { Chip } from '@formation/ui';
import { useToday } from '../text/dates/use-today.ts';

type Props = Readonly<{ cited: readonly Cited[]; words: string; builtOn?: IsoDate }>;

/**
 * A badge where a number was last read too long ago, on the visitor's own day: a page that was built long ago and a
 * link to an old day say so too. Before a script runs the day of the build counts.
 */
export function ReviewDue({ cited, words, builtOn }: Props) {
  const today = useToday(builtOn);
  const isDue = today !== undefined && cited.some((one) => isReviewDue(one, today));
  return isDue ? <Chip tone="warn">{words}</Chip> : null;
}
