import { routeKeys, type RouteKey } from '@formation/payouts';
import type { PayoutsWords } from '../payouts-words.ts';
import type { Asking } from '../use-payouts.ts';
import { Backwards } from './backwards.tsx';
import { BreakEven } from './break-even.tsx';
import { choiceOf } from './route-field.tsx';

type Props = Readonly<{ asking: Asking; words: PayoutsWords }>;

/** The routes of the answer, the best first, then all others: a link may name one that is not asked about now. */
function waysOf({ answers }: Asking): readonly RouteKey[] {
  const ranked = answers.map(({ route }) => route);
  return [...ranked, ...routeKeys.filter((key) => !ranked.includes(key))];
}

/** From rupees back to the invoice, by the best route at first. */
export function SolvedBackwards({ asking, words }: Props) {
  const { typed, question } = asking;
  const way = choiceOf(typed['way'] ?? '', waysOf(asking));
  return <Backwards wanted={typed['wanted'] ?? ''} way={way} question={question} words={words} />;
}

/** Two routes against one another, the two best at first. */
export function SolvedBreakEven({ asking, words }: Props) {
  const { typed, question } = asking;
  const ways = waysOf(asking);
  const [one, other] = [choiceOf(typed['one'] ?? '', ways), choiceOf(typed['other'] ?? '', ways, 1)];
  return <BreakEven one={one} other={other} question={question} words={words} />;
}
