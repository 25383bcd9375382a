import { fill } from '@formation/content';
import { moneyText } from '@formation/money';
import { breakEvens, type NoArrival, type Question, type RouteKey } from '@formation/payouts';
import { SelectField } from '@formation/ui';
import { useDeferredValue, useMemo } from 'react';
import type { PayoutsWords } from './payouts-words.ts';
import { ShareChart } from './share-chart.tsx';
import '../../lib/tool/tool.css';

type Props = Readonly<{
  one: RouteKey;
  other: RouteKey;
  ways: readonly RouteKey[];
  question: Question;
  words: PayoutsWords;
}>;

function refusalText(refusal: NoArrival, page: PayoutsWords['page']): string {
  if (refusal.refused === 'not-offered') return page.result.notOffered;
  const numbers = refusal.missing.map((key) => page.assumptions[key]).join('; ');
  return fill(page.result.missing, { numbers });
}

/** Which of two ways is ahead, from which amount a month. */
function Sentences({
  places,
  words: { page },
}: Readonly<{ places: ReturnType<typeof breakEvens>; words: PayoutsWords }>) {
  const { breakEven, routes } = page;
  if ('refused' in places) return <p>{refusalText(places, page)}</p>;
  const [first, ...later] = places;
  if (!first) return <p>{breakEven.never}</p>;
  if (later.length === 0) return <p>{fill(breakEven.always, { route: routes[first.better].name })}</p>;
  return later.map(({ better, monthly }) => (
    <p key={moneyText(monthly)}>
      <b>{fill(breakEven.from, { route: routes[better].name, amount: moneyText(monthly) })}</b>
    </p>
  ));
}

/** Two ways against one another: where they change places, and how much of an amount arrives by each. */
export function BreakEven({ one, other, ways, question, words }: Props) {
  const { breakEven, routes } = words.page;
  const deferred = useDeferredValue(question);
  const keys = useMemo(() => [one, other] as const, [one, other]);
  const places = useMemo(() => breakEvens(keys, deferred), [keys, deferred]);
  const options = ways.map((value) => ({ value, label: routes[value].name }));
  return (
    <div className="sheet card-pad">
      <div className="form-grid">
        <SelectField name="one" label={breakEven.one} defaultValue={one} options={options} />
        <SelectField name="other" label={breakEven.other} defaultValue={other} options={options} />
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
