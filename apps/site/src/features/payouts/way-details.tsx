import { fill } from '@formation/content';
import { moneyText, toText } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { layerKeys, routeOf, type Arrival, type Question, type Ranked, type RouteKey } from '@formation/payouts';
import { LedgerRow } from '@formation/ui';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { daysText } from './days-text.ts';
import { Offer } from './offer.tsx';
import { routeWords, type PayoutsWords } from './payouts-words.ts';
import { PaysBackNote } from './pays-back-note.tsx';
import type { Asking } from './use-payouts.ts';
import { negative, WayLedger } from './way-ledger.tsx';

type Props = Readonly<{ answer: Arrival; asking: Asking; words: PayoutsWords }>;
type OpenedProps = Props & Readonly<{ row: Ranked }>;

function rateText(answer: Arrival, question: Question, { page, locale }: PayoutsWords): string {
  const { currency } = question.amount;
  const rate = toText(answer.effectiveRate.value, 2);
  if (question.rate !== undefined) return fill(page.result.ownRate, { rate, currency, mid: question.rate });
  const { value, from } = midRate(currency, 'LKR', question.day);
  return fill(page.result.rate, { rate, currency, mid: toText(value, 2), day: shortDay(locale, from) });
}

function Layers({ answer, asking, words }: Props) {
  const { page } = words;
  const { worth, layers, received } = answer;
  return (
    <div className="ledger">
      <LedgerRow label={page.result.worth} amount={moneyText(worth.value)} />
      {layerKeys.map((key) => (
        <LedgerRow key={key} label={page.layers[key]} amount={moneyText(negative(layers[key].value))} tone="out" />
      ))}
      <LedgerRow
        label={page.result.arrives}
        amount={moneyText(received.value)}
        tone="in"
        why={rateText(answer, asking.question, words)}
      />
    </div>
  );
}

function Lists({ route, words: { page } }: Readonly<{ route: RouteKey; words: PayoutsWords }>) {
  const { needs, risks } = routeOf(route);
  return (
    <div className="ways-lists">
      <div>
        <h3>{page.result.needs}</h3>
        <ul>
          {needs.map((key) => (
            <li key={key}>{page.needs[key]}</li>
          ))}
        </ul>
      </div>
      {risks.length > 0 && (
        <div>
          <h3>{page.result.risks}</h3>
          <ul>
            {risks.map((key) => (
              <li key={key}>{page.risks[key]}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A route opened: its breakdown with a field beside each line that rests on a number, its layers, needs and risks. */
export function WayDetails({ row, ...props }: OpenedProps) {
  const { answer, asking, words } = props;
  return (
    <div className="ways-open">
      <WayLedger {...props} />
      <div className="stack">
        <Layers {...props} />
        <p className="small">
          {routeWords(answer.route, words).line}. {daysText(answer, words)}.
        </p>
        {routeOf(answer.route).staysForeign && <p className="small">{words.page.result.valued}</p>}
        {row.unconfirmed && (
          <p className="small">
            {fill(words.page.result.unconfirmedBest, { number: words.page.assumptions[row.unconfirmed] })}
          </p>
        )}
        <PaysBackNote row={row} asking={asking} words={words} />
        <Offer route={answer.route} isOpen={row.isOpen} words={words} />
        <Lists route={answer.route} words={words} />
      </div>
    </div>
  );
}
