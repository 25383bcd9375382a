import { inForce, wise, type Cited, type IsoDate, type Source } from '@formation/fees';
import { sriLankanBanks } from '@formation/fees/bank-wires';
import { countries } from '@formation/fees/stripe';
import { exchanged, inCurrency, minus, money, plus, rate, ratio, times, type Money, type Rate } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';

/** Where a step's number was read: the day from which it holds, and the page. */
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
 * @throws {RangeError} when no rate is known for the day.
 */
export function workedInvoice(invoiced: Money<'USD'>, day: IsoDate): WorkedInvoice {
  const card = cardFee(invoiced, day);
  const inCompanyAccount = minus(invoiced, card.fee);
  const transfer = transferFee(inCompanyAccount, day);
  const sent = minus(inCompanyAccount, transfer.fee);
  const midMarket = midRate('USD', 'LKR', day);
  const perDollar = midMarket.value;
  const gives = exchanged(sent, perDollar, 'LKR');
  const charge = inForce(sriLankanBanks.HNB.rupees, day);
  const lands = minus(gives, money(charge.value, 'LKR'));
  return {
    invoiced,
    card,
    inCompanyAccount,
    transfer,
    sent,
    conversion: { ...reading(midMarket), rate: perDollar, gives },
    bank: { ...reading(charge), fee: money(charge.value, 'LKR') },
    lands,
    kept: ratio(lands, exchanged(invoiced, perDollar, 'LKR')),
  };
}

function cardFee(invoiced: Money<'USD'>, day: IsoDate): WorkedInvoice['card'] {
  const entry = inForce(countries.US.card, day);
  const variable = rate(entry.value.rate);
  const fixedFee = money(entry.value.fixed ?? '0', 'USD');
  return { ...reading(entry), variable, fixed: fixedFee, fee: plus(times(invoiced, variable), fixedFee) };
}

function transferFee(amount: Money<'USD'>, day: IsoDate): WorkedInvoice['transfer'] {
  const { lines } = wise.transfer({ amount, to: 'USD', method: 'bankTransfer' }, day);
  const variable = lines.feeRate.value;
  const fixed = minus(lines.ourFee.value, times(amount, variable));
  return { variable, fixed, discount: lines.discountRate.value, fee: inCurrency(lines.total.value, 'USD') };
}

const reading = ({ from, source }: Cited): Reading => ({ from, source });
