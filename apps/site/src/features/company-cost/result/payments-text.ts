import { fill } from '@formation/content';
import type { CostLine } from '@formation/formation';
import { moneyText } from '@formation/money';
import { shortDay } from '../../../lib/text/dates/short-day.ts';
import type { CostWords } from './cost-words.ts';

type Payments = CostLine['payments'];

/** When a line is paid and how much each time: "3 × $60.00, by 1 Nov 2027, …". */
export function paymentsText({ payments, status }: CostLine, words: CostWords): string {
  const { cost, page, locale } = words;
  const days = payments.flatMap(({ day }) => (day ? [shortDay(locale, day)] : [])).join(', ');
  const [first, ...rest] = payments;
  if (!first) return '';
  if (rest.length === 0) return days && fill(cost.dueBy, { day: days });
  if (!isSame(payments)) return eachOne(payments, words);
  const times = { count: payments.length, days };
  if (!first.amount || status === 'included')
    return days ? fill(page.result.timesUnknown, times) : page.result.timesUndatedUnknown;
  const amount = moneyText(first.amount);
  return fill(days ? page.result.times : page.result.timesUndated, { ...times, amount });
}

const isSame = (payments: Payments) =>
  new Set(payments.map(({ amount }) => (amount ? moneyText(amount) : ''))).size === 1;

function eachOne(payments: Payments, { page, cost, locale }: CostWords): string {
  const amountText = ({ amount }: Payments[number]) => {
    if (!amount) return cost.statuses['not-published'].toLowerCase();
    return amount.units === 0n ? page.compare.included : moneyText(amount);
  };
  return payments
    .map((payment) => {
      const { year, day } = payment;
      const amount = amountText(payment);
      return day
        ? fill(page.result.onDay, { day: shortDay(locale, day), amount })
        : fill(page.result.inYear, { year, amount });
    })
    .join(' · ');
}
