import { rate, type Money } from '@formation/money';
import { answerOf, rows, type Section } from '../../answer.ts';
import { inForce, type IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, quotient, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { percentLine } from '../../trace/table-figures.ts';
import { isTaxedOnAll, type Month } from './question.ts';
import { creatorShare, usTax } from './tables/fees.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['amount']) },
  { group: 'fees', rows: [...rows(['youtubePart', 'withheld', 'totalFees'], 'out'), ...rows(['feeShare'])] },
];

/** What YouTube keeps, where the amount is what was paid before its share: `amount − amount × share, rounded`. */
function youtubePart(amount: Line<Money>, { figure }: Month, day: IsoDate) {
  if (figure === 'shown') return undefined;
  const share = percentLine('creatorShare', inForce(creatorShare[figure], day), figure);
  return line('youtubePart', difference(amount, toCoins(product(amount, share))));
}

/** What Google withholds of the earnings: of the part from US viewers, or of everything. */
function withheld(earned: Line<Money>, month: Month, day: IsoDate): Line<Money, 'withheld'> {
  const { taxForm, account, usShare } = month;
  const cited = inForce(taxForm === 'none' ? usTax.noForm[account] : usTax[taxForm], day);
  const of = isTaxedOnAll(month) ? earned : product(earned, input('usShare', usShare ?? rate('0')));
  return line('withheld', toCoins(product(of, percentLine('usTaxRate', cited))));
}

/**
 * What is left of a month on YouTube.
 *
 *     earned = amount − what YouTube keeps
 *     net    = earned − the US tax on it
 */
export function answer(month: Month, day: IsoDate) {
  const amount = input('amount', month.amount);
  const ownPart = youtubePart(amount, month, day);
  const earned = line('earned', ownPart ? difference(amount, ownPart) : amount);
  const tax = withheld(earned, month, day);
  const totalFees = ownPart && line('totalFees', sum<Money>(ownPart, tax));
  const all = totalFees ?? tax;
  const net = line('net', difference(earned, tax));
  return answerOf({
    day,
    lines: lines(amount, ownPart, tax, totalFees, line('feeShare', quotient(all, amount)), net),
    sheet,
    total: 'net',
    roles: { revenue: 'amount', fees: all.key, profit: 'net' },
    notCounted: notCountedIn(month),
  });
}

function notCountedIn({ figure }: Month): readonly string[] {
  return [
    'banks',
    ...(figure === 'shorts' ? ['musicLicences'] : []),
    ...(figure === 'fans' ? ['appStores'] : []),
    'incomeTax',
  ];
}
