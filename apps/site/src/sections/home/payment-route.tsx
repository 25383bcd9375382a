import { fill, messages, type Locale, type Messages } from '@formation/content';
import { moneyText, percentText } from '@formation/money';
import type { Reading, WorkedInvoice } from '@formation/payouts';
import { Flag, type FlagName } from '@formation/ui';
import type { ReactNode } from 'react';
import { shortDay } from '../../lib/dates/short-day.ts';
import { localePath } from '../../lib/locale.ts';
import { routeLegs, type Leg } from './route-legs.ts';
import '../../lib/route.css';

type Words = Messages['home']['hero']['route'];

function Stop({ flag, name, amount }: Readonly<{ flag: FlagName; name: string; amount: string }>) {
  return (
    <li className="stop">
      <b>
        <Flag name={flag} />
        {name}
      </b>
      <span className="amt">{amount}</span>
    </li>
  );
}

/** One line between two stops. It opens to its formula and to where its number was read. */
function LegLine({ leg, origin }: Readonly<{ leg: Leg; origin: ReactNode }>) {
  return (
    <li className="leg">
      <details name="route">
        <summary>
          <span className="opening">{leg.label}</span>
          <span className={leg.takes ? 'amt out' : 'amt'}>{leg.amount}</span>
          {leg.note && <small>{leg.note}</small>}
        </summary>
        <div className="working">
          {leg.formula && <p className="num">{leg.formula}</p>}
          <p>{origin}</p>
        </div>
      </details>
    </li>
  );
}

function Origin({ reading, words, locale }: Readonly<{ reading: Reading; words: Words; locale: Locale }>) {
  const { source, from } = reading;
  return (
    <>
      <a href={source.href} rel="noopener">
        {fill(words.source, { title: source.title })}
      </a>
      , {fill(words.since, { day: shortDay(locale, from) })}
    </>
  );
}

type Props = Readonly<{ locale: Locale; invoice: WorkedInvoice; day: string }>;

/** A worked example as a ledger page: one invoice from the client's card to a rupee account. */
export function PaymentRoute({ locale, invoice, day }: Props) {
  const words = messages[locale].home.hero.route;
  const { card, transfer, conversion, bank } = routeLegs(invoice, words, (iso) => shortDay(locale, iso));
  const from = (reading: Reading) => <Origin reading={reading} words={words} locale={locale} />;
  return (
    <figure className="sheet lift margin route bound" aria-label={words.title}>
      <figcaption className="cap">
        <b>{words.invoice}</b>
        <time className="num" dateTime={day}>
          {shortDay(locale, day)}
        </time>
      </figcaption>
      <ol>
        <Stop flag="us" name={fill(words.clientPays, { place: 'Austin' })} amount={moneyText(invoice.invoiced)} />
        <LegLine leg={card} origin={from(invoice.card)} />
        <Stop flag="us" name={words.company} amount={moneyText(invoice.inCompanyAccount)} />
        <LegLine leg={transfer} origin={<a href={localePath(locale, '/calculator/wise')}>{words.estimateSource}</a>} />
        <LegLine leg={conversion} origin={from(invoice.conversion)} />
        <LegLine leg={bank} origin={from(invoice.bank)} />
        <li className="stop land">
          <b>
            <Flag name="lk" />
            {words.account}
          </b>
          <span className="amt in">{fill(words.kept, { percent: percentText(invoice.kept, 1) })}</span>
        </li>
      </ol>
      <div className="total">
        <span className="label">{words.landed}</span>
        <span className="amt">{moneyText(invoice.lands)}</span>
      </div>
      <p className="foot">
        {words.note} <a href={localePath(locale, '/payouts')}>{words.own}</a>
      </p>
    </figure>
  );
}
