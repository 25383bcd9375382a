import { routeKeys, type RouteKey } from '@formation/payouts';
import { choice } from '../../lib/input/choice.ts';
import { Backwards } from './backwards.tsx';
import { BreakEven } from './break-even.tsx';
import type { PayoutsWords } from './payouts-words.ts';
import type { Asking } from './use-payouts.ts';

type Props = Readonly<{ asking: Asking; words: PayoutsWords }>;

const pick = (name: string | undefined) => choice([...routeKeys] as [RouteKey, ...RouteKey[]], name); // never empty

/** From rupees back to the invoice. */
export function SolvedBackwards({ asking: { typed, question }, words }: Props) {
  return (
    <Backwards
      wanted={typed['wanted'] ?? ''}
      way={pick(typed['way'])}
      ways={routeKeys}
      question={question}
      words={words}
    />
  );
}

/** Two ways against one another. */
export function SolvedBreakEven({ asking: { typed, question }, words }: Props) {
  const [one, other] = [pick(typed['one']), pick(typed['other'])];
  return <BreakEven one={one} other={other} ways={routeKeys} question={question} words={words} />;
}
