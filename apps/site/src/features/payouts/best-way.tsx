import { fill } from '@formation/content';
import { moneyText } from '@formation/money';
import { oldRate, ratesOn } from '@formation/money/exchange-rates';
import { deciderOf, isArrival, ownField, type RouteKey } from '@formation/payouts';
import { Dock } from '@formation/ui';
import type { ReactNode } from 'react';
import { RateAge } from '../../lib/figures/rate-age.tsx';
import { Spoken } from '../../lib/input/spoken.tsx';
import { valueText } from './form/own-field.tsx';
import { amountRefused, ownRefused, rateRefused } from './form/typed-question.ts';
import { Offer } from './offer.tsx';
import { routeWords, type PayoutsWords } from './payouts-words.ts';
import type { Asking } from './use-payouts.ts';
import { betweenText, FIRST_WAY } from './way-texts.ts';

type Props = Readonly<{ asking: Asking; words: PayoutsWords }>;

/** Whether another way can pass the best, and which number decides. */
function decidesText(best: RouteKey, { asking, words }: Props): string {
  const { rows, assumptions } = asking.answer;
  const { result } = words.page;
  const nameOf = (route: RouteKey) => routeWords(route, words).name;
  const rival = rows.slice(1).find(({ places }) => places?.best === 1)?.answer.route;
  if (!rival) return result.certain;
  const decider = deciderOf(best, rival, { question: asking.question, assumptions });
  if (!decider) return fill(result.together, { other: nameOf(rival) });
  const { key, upTo } = decider;
  return fill(decider.below === best ? result.decides : result.decidesAbove, {
    ahead: nameOf(best),
    other: nameOf(rival),
    number: words.page.assumptions[key],
    value: valueText(assumptions[key], upTo, words),
  });
}

function reasonText({ asking: { wrong, question }, words }: Props): string {
  const [amount, rate] = [wrong.get('amount'), wrong.get('rate')];
  if (amount) return amountRefused(words, amount, question.amount.currency);
  return rate ? rateRefused(words, rate) : words.page.result.noWay;
}

/** Opens the line of the first route, which a link then leads into: not every browser opens it by itself. */
function openFirst() {
  const line = document.getElementById(FIRST_WAY)?.closest('details');
  if (line) line.open = true;
}

/** How old the rate of our table is; a rate that was typed is the visitor's. */
const oldRateOf = ({ rate, day }: Asking['question']) =>
  rate === undefined ? oldRate(ratesOn(day).from, day) : undefined;

/** What brings the most of how many, between which amounts, and what could change that. */
export function BestWay(props: Props) {
  const { asking, words } = props;
  const { page } = words;
  const [row] = asking.answer.rows;
  if (!row || !isArrival(row.answer)) {
    const none = fill(page.result.none, { reason: reasonText(props) });
    return (
      <>
        <p>{none}</p>
        <Spoken text={none} />
      </>
    );
  }
  const amount = moneyText(row.answer.received.value);
  const route = routeWords(row.answer.route, words).name;
  const count = asking.answer.rows.filter(({ places }) => places).length;
  const best = fill(count > 1 ? page.result.status : page.result.only, { count, route, amount });
  const { unconfirmed } = row;
  const unsure = unconfirmed && fill(page.result.unconfirmedBest, { number: page.assumptions[unconfirmed] });
  return (
    <>
      <Spoken text={[best, unsure].filter(Boolean).join('. ')} />
      <p className="follows">
        <span className="working-text">{words.working}</span>
        <b>{best}</b>
        {row.bounds && `, ${betweenText(row, words)}`}. {count > 1 && decidesText(row.answer.route, props)} {unsure}
      </p>
      <RateAge old={oldRateOf(asking.question)} words={page.result.oldRate} canEnter />
      <Offer route={row.answer.route} isOpen={row.isOpen} words={words} />
      <Dock
        label={route}
        amount={amount}
        working={words.working}
        href={`#${FIRST_WAY}`}
        linkText={page.result.open}
        onGo={openFirst}
      />
    </>
  );
}

/** How many numbers are the visitor's own, those that make no sense, and the way back. */
export function OwnNumbers({ asking, words, children }: Props & Readonly<{ children: ReactNode }>) {
  const { answer, wrong } = asking;
  const { page } = words;
  const all = Object.values(answer.assumptions);
  const count = all.filter(({ own }) => own !== undefined).length;
  const refused = all.flatMap(({ key }) => {
    const fault = wrong.get(ownField(key));
    return fault ? [{ key, fault }] : [];
  });
  if (count + refused.length === 0) return undefined;
  return (
    <div className="cluster no-print">
      {count > 0 && <span className="small">{fill(page.panel.changes, { count })}</span>}
      {refused.map(({ key, fault }) => (
        <span className="small" key={key}>
          {page.assumptions[key]}: {ownRefused(words, fault)}
        </span>
      ))}
      {children}
    </div>
  );
}
