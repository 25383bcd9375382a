import { fill } from '@formation/content';
import { moneyText, percentText, toText } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import {
  isArrival,
  layerKeys,
  routeOf,
  type Arrival,
  type Question,
  type Ranked,
  type RouteKey,
} from '@formation/payouts';
import { Chip, LedgerRow } from '@formation/ui';
import { shortDay } from '../../lib/dates/short-day.ts';
import type { PayoutsWords } from './payouts-words.ts';
import { negative, WayLedger } from './way-ledger.tsx';
import './ways.css';

type Props = Readonly<{ row: Ranked; rank: number; question: Question; words: PayoutsWords }>;

export function daysText({ days }: Arrival, { page }: PayoutsWords): string {
  const known = toText(days.known.value, 0);
  if (days.unknown.length === 0) return fill(page.result.days, { days: known });
  if (days.known.value.units === 0n) return page.result.daysUnknown;
  const steps = days.unknown.map((key) => page.assumptions[key]).join(', ');
  return fill(page.result.daysWithout, { days: known, steps });
}

function Layers({ answer, question, words }: Omit<Props, 'row' | 'rank'> & Readonly<{ answer: Arrival }>) {
  const { page, locale } = words;
  const { worth, layers, received, effectiveRate } = answer;
  const mid = midRate(question.amount.currency, 'LKR', question.day);
  const rate = fill(page.result.rate, {
    rate: toText(effectiveRate.value, 2),
    currency: question.amount.currency,
    mid: toText(mid.value, 2),
    day: shortDay(locale, mid.from),
  });
  return (
    <div className="ledger">
      <LedgerRow label={page.result.worth} amount={moneyText(worth.value)} />
      {layerKeys.map((key) => (
        <LedgerRow key={key} label={page.layers[key]} amount={moneyText(negative(layers[key].value))} tone="out" />
      ))}
      <LedgerRow label={page.result.arrives} amount={moneyText(received.value)} tone="in" why={rate} />
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

/** A way that is not offered, or that needs a number which nobody publishes. */
export function RefusedWay({ row: { answer }, words: { page } }: Pick<Props, 'row' | 'words'>) {
  if (isArrival(answer)) return undefined;
  const reason =
    answer.refused === 'not-offered'
      ? page.result.notOffered
      : fill(page.result.missing, { numbers: answer.missing.map((key) => page.assumptions[key]).join('; ') });
  return (
    <li className="way refused">
      <b>{page.routes[answer.route].name}</b>
      <p className="small">{reason}</p>
    </li>
  );
}

/** One way in the list: what arrives, and opened its ledger, its layers, what it needs and what can go wrong. */
export function WayRow({ row, rank, question, words }: Props) {
  const { answer, isOpen } = row;
  if (!isArrival(answer)) return undefined;
  const { page } = words;
  const { name, line } = page.routes[answer.route];
  return (
    <li className="way">
      <details open={rank === 1}>
        <summary>
          <span className="rank num">{rank}</span>
          <span className="name">
            <b>{name}</b>
            <small>
              {line}. {daysText(answer, words)}
            </small>
            {!isOpen && <Chip tone="warn">{page.result.withCompany}</Chip>}
          </span>
          <span className="amt">
            {moneyText(answer.received.value)}
            <small>{fill(page.result.kept, { percent: percentText(answer.share.value, 1) })}</small>
          </span>
          <meter min={0} max={1} value={Number(toText(answer.share.value, 4))} aria-hidden="true" />
        </summary>
        <div className="ways-open">
          <WayLedger answer={answer} words={words} />
          <div className="stack">
            <Layers answer={answer} question={question} words={words} />
            {routeOf(answer.route).staysForeign && <p className="small">{page.result.valued}</p>}
            <Lists route={answer.route} words={words} />
          </div>
        </div>
      </details>
    </li>
  );
}
