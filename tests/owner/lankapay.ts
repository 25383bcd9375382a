/** A platform that takes two rates, as the recipe in docs/contributing.md describes its files. It is invented. */
export const lankapay = {
  platform: `import { answerOf, rows } from '../../answer.ts';
import { platform, type Platform } from '../../platform.ts';
import { asking, type AnswersOf } from '../../question/question.ts';
import { citing } from '../../schedule/citing.ts';
import { inForce, type IsoDate } from '../../schedule/schedule.ts';
import { receiveGoal } from '../../solve/receive-goal.ts';
import { input, line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, quotient, sum } from '../../trace/operations.ts';
import { amountLine, percentLine } from '../../trace/table-figures.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { amount, percent } from '../../value/kinds.ts';

const sources = {
  fees: { title: 'LankaPay: fees', href: 'https://lankapay.example/fees', checked: '2026-11-21' },
} as const;

const { since, seen } = citing(sources);

const table = {
  rate: [since('2026-01-01', ['single', 'fees'], percent('2.5'))],
  fixed: [seen(['single', 'fees'], amount('30.00', 'LKR'))],
} as const;

const question = asking()
  .group('payment')
  .amount('amount', { currency: 'LKR', needed: true, example: '10000' })
  .asked();

type Payment = AnswersOf<typeof question>;

const sheet = [
  { group: 'in', rows: rows(['amount']) },
  { group: 'fees', rows: [...rows(['fee'], 'out'), ...rows(['feeShare'])] },
];
const roles = { revenue: 'amount', fees: 'fee', profit: 'net' } as const;

/** What arrives: \`net = amount − (amount × rate + fixed)\`, the fee rounded to the coin. */
function answer(payment: Payment, day: IsoDate) {
  const paid = input('amount', payment.amount);
  const rated = product(paid, percentLine('feeRate', inForce(table.rate, day)));
  const fee = line('fee', toCoins(sum(rated, amountLine('fixedFee', inForce(table.fixed, day)))));
  const net = line('net', difference(paid, fee));
  const feeShare = line('feeShare', quotient(fee, paid));
  return answerOf({ day, lines: lines(paid, fee, feeShare, net), sheet, total: 'net', roles });
}

const goals = [
  receiveGoal({ id: 'receive', field: 'amount', currency: () => 'LKR' as const, answer, tolerance: '0.005' }),
];

/** LankaPay: a payment in rupees. */
export const lankapay: Platform = platform({ question, answer, goals, sources, table });
`,

  words: `import type { PlatformWords } from '../../../pages/platform-words.ts';
import { site } from '../../../firm/site.ts';
import { groups, paymentLines } from './common.ts';

export const lankapay = {
  name: 'LankaPay',
  page: {
    meta: {
      title: \`LankaPay Fee Calculator | \${site.brand}\`,
      description: 'What LankaPay keeps of a payment in rupees, and what to ask for.',
    },
    heading: 'LankaPay Fee Calculator',
    lead: 'What LankaPay keeps of a payment in rupees.',
  },
  calculator: {
    title: 'Payment',
    result: 'Fee Breakdown',
    totals: { net: 'You receive' },
    groups: { in: groups.in, fees: groups.fees, payment: 'Payment' },
    fields: { amount: { label: 'The client pays' } },
    boxes: {},
    choices: {},
    lines: { ...paymentLines, feeRate: 'fee rate', fixedFee: 'fixed fee' },
    sample: { title: 'Website', amount: '10000.00' },
    notCounted: {},
  },
  table: { rate: 'Fee', fixed: 'Added to each payment' },
} as const satisfies PlatformWords;
`,

  island: `import { lankapay } from '@formation/fees/lankapay';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const LankapayCalculator = oneSchedule(lankapay);
`,
} as const;
