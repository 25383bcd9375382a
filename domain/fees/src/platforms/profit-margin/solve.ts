import { compare, currencies, type Decimal, type Money } from '@formation/money';
import { isRefusal, type Refusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import type { Goal, Solved } from '../../solve/goal.ts';
import { answer } from './answer.ts';
import type { Sale } from './question.ts';
import { highestCost, targetPrice, type Aim } from './target.ts';

type Wish = Readonly<{ aim: Aim; wanted: Decimal; day: IsoDate }>;
type Put = Partial<Record<'price' | 'cost', Money>>;

function found(sale: Sale, put: Put, { aim, day }: Wish) {
  const there = answer({ ...sale, ...put }, day);
  return { answer: there, reached: there.lines[aim] };
}

/** The lowest price; where it passes what is wanted, the price a coin lower misses it. */
function priced(sale: Sale, wish: Wish): Solved | Refusal {
  const line = targetPrice(sale.cost, wish.aim, wish.wanted);
  if (isRefusal(line)) return line;
  const at = found(sale, { price: line.value }, wish);
  const over = compare(at.reached.value, wish.wanted);
  if (over < 0) return { refused: 'unreachable' }; // a fraction of nothing is 0, whatever was wanted
  const whole = { bound: 'lowest', value: line.value, ...at } as const;
  if (over === 0) return { ...whole, isExact: true };
  const lower = aCoinBelow(line.value);
  const below = { value: lower, ...found(sale, { price: lower }, wish) };
  return { ...whole, isExact: false, below, why: 'cent' };
}

/** The highest cost. */
function costing(sale: Sale, wish: Wish): Solved | Refusal {
  const line = highestCost(sale.price, wish.aim, wish.wanted);
  if (isRefusal(line)) return line;
  const at = found(sale, { cost: line.value }, wish);
  if (compare(at.reached.value, wish.wanted) < 0) return { refused: 'unreachable' };
  return { bound: 'highest', value: line.value, ...at, isExact: true };
}

function aCoinBelow({ currency, units, scale }: Money): Money {
  const step = 10n ** BigInt(scale - currencies[currency].decimals);
  return { currency, units: units - step, scale };
}

const percent = { kind: 'percent' } as const;
const amount = { kind: 'amount', currency: ({ cost }: Sale) => cost.currency } as const;

const priceFor = (aim: Aim, wanted: Goal<Sale>['wanted'], example: string): Goal<Sale> => ({
  id: aim,
  field: 'price',
  ...(wanted && { wanted }),
  example,
  solve: (sale, wish, day) => priced(sale, { aim, wanted: wish, day }),
});

/** The price for a margin, a markup or a profit, and the most that an item may cost for a margin. */
export const goals: readonly Goal<Sale>[] = [
  priceFor('margin', percent, '40'),
  priceFor('markup', percent, '50'),
  priceFor('profit', amount, '10'),
  {
    id: 'cost',
    field: 'cost',
    wanted: percent,
    example: '40',
    solve: (sale, wanted, day) => costing(sale, { aim: 'margin', wanted, day }),
  },
];
