import type { Money } from '@formation/money';
import { isRefusal } from '../../refusal.ts';
import { entriesFor } from '../../schedule/entries-for.ts';
import { chargedOn, type Dated, type IsoDate, type Schedule } from '../../schedule/schedule.ts';
import { line, type Line } from '../../trace/figure.ts';
import { product, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { amountLine, chargeLine, percentLine } from '../../trace/table-figures.ts';
import type { Amount, Charge } from '../../value/fee-value.ts';
import { sriLankanVat, withVat } from '../sri-lankan-vat.ts';
import { extras, type Country, type Extra } from './country.ts';
import type { QuestionRequest } from './question.ts';
import { countries } from './tables/countries.ts';

const parts = { fixed: 'fixedFee', least: 'leastFee', most: 'mostFee' } as const;

/**
 * What Stripe keeps of a payment; each fee is rounded to the coin.
 *
 *     fee = amount × (rate + rate for conversion) + fixed fee; an extra with a cap is a fee of its own
 *     tax = all fees × rate, where Stripe adds one; Sri Lankan VAT where it adds that
 */
export function paymentFees(amount: Line<Money>, request: QuestionRequest, day: IsoDate) {
  const entries = entriesFor(wanted(request, day), day);
  if (isRefusal(entries)) return entries;
  const { price, cardRate, conversion, taxOnFee } = entries;

  const rated = cardRate ?? price;
  const row = request.method ?? request.card;
  const base = percentLine('feeRate', rated, row);
  const rate = conversion ? sum(base, percentLine('conversionRate', conversion)) : base;
  const fee = chargeLine('fee', amount, { cited: price, keys: { rate: 'feeRate', ...parts }, rate });
  const extraFees = extras.map((extra) => {
    const cited = entries[extra];
    return cited && chargeLine(`${extra}Fee`, amount, { cited, keys: { rate: `${extra}Rate`, ...parts } });
  });
  const disputeFee = disputeLine(entries);
  const fees = sum(fee, ...[...extraFees, disputeFee].filter((one) => one !== undefined));
  const tax = taxOnFee && line('tax', toCoins(product(fees, percentLine('taxRate', taxOnFee))));
  const atHome = sriLankanVat(fees, request, day);
  const totalFees = line('totalFees', withVat(withVat(fees, tax), atHome));
  return { fee, extraFees: [...extraFees, disputeFee], tax, atHome, totalFees };
}

type Disputed = Readonly<{ dispute?: Dated<Amount>; answering?: Dated<Amount> }>;

/** What a dispute costs, and again to answer it. */
function disputeLine({ dispute, answering }: Disputed): Line<Money, 'disputeFee'> | undefined {
  const each = dispute && amountLine('disputeEach', dispute);
  return each && line('disputeFee', answering ? sum(each, amountLine('disputeAnswer', answering)) : each);
}

/** What Stripe keeps when it pays the balance out to the company's bank account: `amount × rate`, at least the least. */
export function payoutFee(amount: Line<Money>, { country, speed }: QuestionRequest, day: IsoDate) {
  const { payouts }: Country = countries[country];
  const entries = entriesFor({ payout: payouts?.[speed] }, day);
  if (isRefusal(entries)) return entries;
  return chargeLine('fee', amount, { cited: entries.payout, keys: { rate: 'payoutRate', ...parts }, row: speed });
}

/** The entries that a payment needs. */
function wanted({ country: name, card, method, converted, ...asked }: QuestionRequest, day: IsoDate) {
  const country: Country = countries[name];
  const added: Partial<Record<Extra, Schedule<Charge> | undefined>> = {};
  const answering = country.dispute?.answer;
  const isAnswered = asked.disputed === 'answered' && !(answering && !chargedOn(answering, day)); // free before it began
  for (const extra of extras) if (asked[extra]) added[extra] = country.extras?.[extra];
  return {
    price: method ? country.methods?.[method] : country.card,
    ...(!method && card !== 'domestic' && { cardRate: country.cardFrom[card] }),
    ...(converted && { conversion: country.conversion }),
    ...(asked.disputed && { dispute: country.dispute?.each }),
    ...(isAnswered && { answering }),
    ...added,
    ...(country.taxOnFee && { taxOnFee: country.taxOnFee }),
  };
}
