import { fill, messages, type Locale } from '@formation/content';
import { readOn, type Cited, type Source } from '@formation/fees';
import { money, moneyText, percentText, rate, shortPercentText, toExactText, toText } from '@formation/money';
import { midRate, oldRate } from '@formation/money/exchange-rates';
import { betweenOf, stepOf, valueOf, type Assumption, type Step, type WorkedInvoice } from '@formation/payouts';
import { Flag, type FlagName } from '@formation/ui';
import { Fragment } from 'react';
import { RateAge } from '../../lib/figures/rate-age.tsx';
import { localePath } from '../../lib/language/locale.ts';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { SourceNamed } from '../../lib/text/source-named.tsx';
import '../../lib/page/route.css';

type Shared = Readonly<{ locale: Locale; invoice: WorkedInvoice }>;

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

function numberText({ unit }: Assumption, value: string): string {
  if (unit === 'fraction') return `${shortPercentText(rate(value))}%`;
  return unit === 'days' ? value : moneyText(money(value, unit));
}

type ReadProps = Readonly<{ source: Source; locale: Locale }>;

function ReadIn({ source, locale }: ReadProps) {
  const title = <SourceNamed text={messages[locale].home.hero.route.source} title={source.title} />;
  return (
    <>
      {source.href ? (
        <a href={source.href} rel="noopener">
          {title}
        </a>
      ) : (
        title
      )}
      , {shortDay(locale, readOn(source))}
    </>
  );
}

/** Where a number was read, and where whoever takes it has written the same since. */
function placesOf({ source, confirmedBy = [] }: Cited): readonly Source[] {
  return [source, ...confirmedBy.filter((other) => other.own && readOn(other) > readOn(source))];
}

type NumberProps = Readonly<{ assumption: Assumption; locale: Locale }>;

/** A number that a line rests on: how much, between what, and where it was read. */
function NumberLine({ assumption, locale }: NumberProps) {
  const { payouts } = messages[locale];
  const { key, published } = assumption;
  if (!published) return undefined;
  const between = betweenOf(assumption);
  const [low = '', high = ''] = between ? [between.low, between.high].map((end) => numberText(assumption, end)) : [];
  return (
    <p>
      {payouts.assumptions[key]}: {numberText(assumption, valueOf(assumption) ?? '')}.{' '}
      {between && `${fill(payouts.panel.between, { low, high })} `}
      {placesOf(published).map((source, index) => (
        <Fragment key={source.title}>
          {index > 0 && '; '}
          <ReadIn source={source} locale={locale} />
        </Fragment>
      ))}
    </p>
  );
}

/** What a step takes, or what an exchange gives. It opens to its numbers and to where each was read. */
function StepLine({ label, step, invoice, locale }: Shared & Readonly<{ label: string; step: Step }>) {
  const { takes, after } = step;
  return (
    <li className="leg">
      <details name="route">
        <summary>
          <span className="opening">{label}</span>
          <span className={takes ? 'amt out' : 'amt'}>{moneyText((takes ?? after).value)}</span>
        </summary>
        <div className="working">
          {step.keys.map((key) => (
            <NumberLine key={key} assumption={invoice.assumptions[key]} locale={locale} />
          ))}
          {!takes && <RateLine invoice={invoice} locale={locale} />}
        </div>
      </details>
    </li>
  );
}

function RateLine({ invoice, locale }: Shared) {
  const { route } = messages[locale].home.hero;
  const { day } = invoice.question;
  const { source, from } = midRate('USD', 'LKR', day);
  return (
    <>
      <p>
        <a href={source.href} rel="noopener">
          <SourceNamed text={route.source} title={source.title} />
        </a>
        , {fill(route.readFor, { day: shortDay(locale, from) })}
      </p>
      <RateAge old={oldRate(from, day)} words={messages[locale].payouts.result.oldRate} />
    </>
  );
}

/** The lines between the client and the bank, and where the money stands. */
function Lines({ invoice, locale }: Shared) {
  const words = messages[locale].home.hero.route;
  const [card, upkeep, send, bank] = (['receive', 'upkeep', 'send', 'credit'] as const).map((name) =>
    stepOf(invoice, name),
  );
  const conversion = stepOf(invoice, 'convert');
  const perDollar = conversion.rate ? toText(conversion.rate.value, 4) : '';
  const shared = { invoice, locale };
  if (!card || !upkeep || !send || !bank) return undefined;
  return (
    <>
      <StepLine label={words.cardFee} step={card} {...shared} />
      <Stop flag="us" name={words.company} amount={moneyText(card.after.value)} />
      <StepLine label={words.upkeep} step={upkeep} {...shared} />
      <StepLine label={words.transfer} step={send} {...shared} />
      <StepLine label={fill(words.converted, { rate: perDollar })} step={conversion} {...shared} />
      <StepLine label={words.bank} step={bank} {...shared} />
    </>
  );
}

function Landed({ invoice, locale }: Shared) {
  const words = messages[locale].home.hero.route;
  const { question, answer, bounds } = invoice;
  const query = new URLSearchParams({ amount: toExactText(question.amount), company: question.company });
  const [least = '', most = ''] = bounds ? [bounds.low, bounds.high].map((end) => moneyText(end, 0)) : [];
  return (
    <>
      <div className="total">
        <span className="label">{words.landed}</span>
        <span className="amt">{moneyText(answer.received.value)}</span>
      </div>
      <p className="foot">
        {bounds && `${fill(words.between, { least, most })} `}
        {words.note} {words.why} <a href={`${localePath(locale, '/payouts')}?${query}`}>{words.own}</a>
      </p>
    </>
  );
}

/** A worked example as a ledger page: one invoice from the client's card to a rupee account, as /payouts has it. */
export function PaymentRoute({ locale, invoice, day }: Shared & Readonly<{ day: string }>) {
  const words = messages[locale].home.hero.route;
  const { amount, share } = invoice.answer;
  return (
    <figure className="sheet lift margin route bound" aria-label={words.title}>
      <figcaption className="cap">
        <b>{words.invoice}</b>
        <time className="num" dateTime={day}>
          {shortDay(locale, day)}
        </time>
      </figcaption>
      <ol>
        <Stop flag="us" name={fill(words.clientPays, { place: 'Austin' })} amount={moneyText(amount.value)} />
        <Lines invoice={invoice} locale={locale} />
        <li className="stop land">
          <b>
            <Flag name="lk" />
            {words.account}
          </b>
          <span className="amt in">{fill(words.kept, { percent: percentText(share.value, 1) })}</span>
        </li>
      </ol>
      <Landed invoice={invoice} locale={locale} />
    </figure>
  );
}
