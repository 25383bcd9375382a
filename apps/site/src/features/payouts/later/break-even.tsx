import { fill } from '@formation/content';
import { moneyText } from '@formation/money';
import { breakEvens, type Question } from '@formation/payouts';
import { useDeferredValue, useMemo } from 'react';
import { refusalText, routeWords, type PayoutsWords } from '../payouts-words.ts';
import { RouteField, type Choice } from './route-field.tsx';
import { ShareChart } from './share-chart.tsx';
import '../../../lib/tool/tool.css';

type Props = Readonly<{ one: Choice; other: Choice; question: Question; words: PayoutsWords }>;

/** Which of two ways is ahead, from which amount a month. */
function Sentences({ places, words }: Readonly<{ places: ReturnType<typeof breakEvens>; words: PayoutsWords }>) {
  const { breakEven } = words.page;
  if ('refused' in places) return <p>{refusalText(places, words)}</p>;
  const [first, ...later] = places;
  if (!first) return <p>{breakEven.never}</p>;
  if (later.length === 0) return <p>{fill(breakEven.always, { route: routeWords(first.better, words).name })}</p>;
  return later.map(({ better, monthly }) => (
    <p key={moneyText(monthly)}>
      <b>{fill(breakEven.from, { route: routeWords(better, words).name, amount: moneyText(monthly) })}</b>
    </p>
  ));
}

/** Two ways against one another: where they change places, and how much of an amount arrives by each. */
export function BreakEven({ one, other, question, words }: Props) {
  const { breakEven, result } = words.page;
  const deferred = useDeferredValue(question);
  const keys = useMemo(() => [one.route, other.route] as const, [one.route, other.route]);
  const places = useMemo(() => breakEvens(keys, deferred), [keys, deferred]);
  return (
    <div className="sheet card-pad">
      <div className="form-grid">
        <RouteField name="one" label={breakEven.one} choice={one} first={result.best} words={words} />
        <RouteField name="other" label={breakEven.other} choice={other} first={result.second} words={words} />
      </div>
      <div role="status">
        <Sentences places={places} words={words} />
      </div>
      {!('refused' in places) && (
        <>
          <p className="fine">{breakEven.exact}</p>
          <ShareChart keys={keys} places={places} question={deferred} words={words} />
        </>
      )}
    </div>
  );
}
