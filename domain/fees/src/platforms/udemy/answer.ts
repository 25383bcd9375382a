import type { Money } from '@formation/money';
import { answerOf, rows, type Section } from '../../answer.ts';
import { inForce, type IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, quotient, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { percentLine } from '../../trace/table-figures.ts';
import { allFees } from '../all-fees.ts';
import { leftToSriLanka, sriLankanVat, withVat } from '../sri-lankan-vat.ts';
import type { Sales } from './question.ts';
import { instructorShare, serviceFee, usTax } from './tables/fees.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['amount']) },
  {
    group: 'fees',
    rows: [...rows(['serviceFee', 'udemyPart', 'sriLankanVat', 'withheld', 'totalFees'], 'out'), ...rows(['feeShare'])],
  },
];

/** What Udemy takes before the shares; nothing where the amount is the net amount already. */
function serviceFeeOf(amount: Line<Money>, { figure }: Sales, day: IsoDate) {
  if (figure === 'net') return undefined;
  return line('serviceFee', toCoins(product(amount, percentLine('serviceFeeRate', inForce(serviceFee, day)))));
}

/** What Udemy keeps of the net amount: `net amount − net amount × share, rounded`. */
function udemyPartOf(netAmount: Line<Money>, { broughtBy }: Sales, day: IsoDate): Line<Money, 'udemyPart'> {
  const share = percentLine('instructorShare', inForce(instructorShare[broughtBy], day), broughtBy);
  return line('udemyPart', difference(netAmount, toCoins(product(netAmount, share))));
}

/** What Udemy withholds of the part that students in the United States brought. */
function withheldOf(earned: Line<Money>, { taxForm, usShare }: Sales, day: IsoDate): Line<Money, 'withheld'> {
  const fromUs = product(earned, input('usShare', usShare));
  return line('withheld', toCoins(product(fromUs, percentLine('usTaxRate', inForce(usTax[taxForm], day), taxForm))));
}

/**
 * What is left of sales of a course on Udemy, by the shares published for the day.
 *
 *     net amount = paid on the website − the service fee
 *     earned     = net amount − what Udemy keeps
 *     net        = earned − the US tax on it − the VAT on what is Udemy's
 */
export function answer(sales: Sales, day: IsoDate) {
  const amount = input('amount', sales.amount);
  const service = serviceFeeOf(amount, sales, day);
  const netAmount = line('netAmount', service ? difference<Money>(amount, service) : amount);
  const udemyPart = udemyPartOf(netAmount, sales, day);
  const earned = line('earned', difference<Money>(netAmount, udemyPart));
  const withheld = withheldOf(earned, sales, day);
  const vat = sriLankanVat(service ? sum<Money>(service, udemyPart) : udemyPart, sales, day);
  const { totalFees } = allFees(udemyPart, service, vat, withheld);
  return answerOf({
    day,
    lines: lines(
      amount,
      service,
      udemyPart,
      vat,
      withheld,
      totalFees,
      line('feeShare', quotient(totalFees ?? udemyPart, amount)),
      line('net', difference<Money>(earned, withVat(withheld, vat))),
    ),
    sheet,
    total: 'net',
    roles: { revenue: 'amount', profit: 'net' },
    notCounted: ['appStores', 'subscriptions', 'payout', 'refunds', ...leftToSriLanka(sales, day), 'incomeTax'],
  });
}
