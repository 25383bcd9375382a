import { inForce, startOf, type Cited, type IsoDate, type Source } from '@formation/fees';
import { sriLankanBanks } from '@formation/fees/bank-wires';
import { countries } from '@formation/fees/stripe';
import { fractionOf } from '@formation/fees/trace';
import { transfer } from '@formation/fees/wise/quick';
import { exchanged, inCurrency, minus, money, plus, ratio, times, type Money, type Rate } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';

/** Where a step's number was read: the first day on which it is known to hold, and the page. */
export type Reading = Readonly<{ from: IsoDate; source: Source }>;

export type WorkedInvoice = Readonly<{
  invoiced: Money<'USD'>;
  card: Reading & Readonly<{ variable: Rate; fixed: Money<'USD'>; fee: Money<'USD'> }>;
  inCompanyAccount: Money<'USD'>;
  /** The quick estimate: no dated price of a transfer to rupees was found. `fixed` is the fee beyond the fraction. */
  transfer: Readonly<{ variable: Rate; fixed: Money<'USD'>; discount: Rate; fee: Money<'USD'> }>;
  sent: Money<'USD'>;
  conversion: Reading & Readonly<{ rate: Rate; gives: Money<'LKR'> }>;
  bank: Reading & Readonly<{ fee: Money<'LKR'> }>;
  lands: Money<'LKR'>;
  /** What lands, as a fraction of the invoice at the mid-market rate. */
  kept: Rate;
}>;

/**
 * One invoice on its way home: paid by card to a US company, transferred, converted, credited in rupees.
 *
 *     in company account = invoice − (invoice × Stripe's rate + Stripe's fixed fee)
 *     lands              = (in company account − transfer fee) × mid-market rate − bank's inward charge
 *     kept               = lands ÷ (invoice × mid-market rate)
 *
 * @param day - the day whose rates apply.
 * @returns exact amounts; round only to show them.
 */
export function workedInvoice(invoiced: Money<'USD'>, day: IsoDate): WorkedInvoice {
  const card = cardFee(invoiced, day);
  const inCompanyAccount = minus(invoiced, card.fee);
  const way = transferFee(inCompanyAccount, day);
  const sent = minus(inCompanyAccount, way.fee);
  const midMarket = midRate('USD', 'LKR', day);
  const perDollar = midMarket.value;
  const gives = exchanged(sent, perDollar, 'LKR');
  const charge = inForce(sriLankanBanks.HNB.rupees, day);
  const inRupees = money(charge.value.amount, 'LKR');
  const lands = minus(gives, inRupees);
  return {
    invoiced,
    card,
    inCompanyAccount,
    transfer: way,
    sent,
    conversion: { ...reading(midMarket), rate: perDollar, gives },
    bank: { ...reading(charge), fee: inRupees },
    lands,
    kept: ratio(lands, exchanged(invoiced, perDollar, 'LKR')),
  };
}

function cardFee(invoiced: Money<'USD'>, day: IsoDate): WorkedInvoice['card'] {
  const entry = inForce(countries.US.card, day);
  const variable = fractionOf(entry.value.percent);
  const fixedFee = money(entry.value.fixed?.USD ?? '0', 'USD');
  return { ...reading(entry), variable, fixed: fixedFee, fee: plus(times(invoiced, variable), fixedFee) };
}

function transferFee(amount: Money<'USD'>, day: IsoDate): WorkedInvoice['transfer'] {
  const { lines } = transfer({ amount, to: 'USD', method: 'bankTransfer' }, day);
  const variable = lines.feeRate.value;
  const fixed = minus(lines.ourFee.value, times(amount, variable));
  return { variable, fixed, discount: lines.discountRate.value, fee: inCurrency(lines.total.value, 'USD') };
}

const reading = (cited: Cited): Reading => ({ from: startOf(cited), source: cited.source });
