import type { Line } from '@formation/fees';
import * as figures from '@formation/fees/trace';
import { money, rate, type Money, type Rate } from '@formation/money';
import { valueOf } from '../assumptions/assumption.ts';
import type { AssumptionKey } from '../assumptions/keys.ts';
import type { Closed } from '../platforms.ts';
import type { PaidIn } from '../question.ts';
import { worth, type Book } from '../routes/numbers.ts';
import { routeOf, type RouteKey } from '../routes/routes.ts';
import { layerKeys, missingKeys, walk, type LayerKey, type Step } from '../routes/walk.ts';
import { notCountedBy, type NotCounted } from './not-counted.ts';

type Rupees = Line<Money<'LKR'>>;

/** What arrives by one way, and everything that was lost on it. */
export type Arrival = Readonly<{
  route: RouteKey;
  steps: readonly Step[];
  /** What the client pays. */
  amount: Line<Money<PaidIn>>;
  /** The same at the mid-market rate. */
  worth: Rupees;
  received: Rupees;
  /** `worth − received`, and the three layers that it is made of. */
  gap: Rupees;
  layers: Readonly<Record<LayerKey, Rupees>>;
  /** Rupees that arrive for one unit of what is paid. */
  effectiveRate: Line<Rate>;
  /** `received ÷ worth` */
  share: Line<Rate>;
  /** Days on which banks work, at most, as far as they are known; and the steps whose days are not. */
  days: Readonly<{ known: Line<Rate>; unknown: readonly AssumptionKey[] }>;
  notCounted: readonly NotCounted[];
}>;

/** Why there is no answer: numbers that nobody publishes and the visitor may fill in, or a way that nobody can go. */
export type NoArrival = Readonly<{ route: RouteKey }> &
  (Readonly<{ refused: 'not-published'; missing: readonly AssumptionKey[] }> | Readonly<{ refused: Closed }>);

export function isArrival(answer: Arrival | NoArrival): answer is Arrival {
  return !('refused' in answer);
}

/** What arrives of an amount by one way, or why that cannot be said. */
export function arrival(key: RouteKey, amount: Money<PaidIn>, book: Book): Arrival | NoArrival {
  const route = routeOf(key);
  if (route.closed) return { route: key, refused: route.closed };
  const missing = missingKeys(route, book);
  if (missing.length > 0) return { route: key, refused: 'not-published', missing };

  const steps = walk(route, amount, book);
  const paid = figures.line('amount', figures.input('amount', amount));
  const value = worth(paid, book);
  const received = figures.line('received', worth(steps.at(-1)?.after ?? paid, book));
  return {
    route: key,
    steps,
    amount: paid,
    worth: value,
    received,
    gap: figures.line('gap', figures.difference(value, received)),
    layers: layersOf(steps),
    effectiveRate: figures.line('effectiveRate', figures.quotient<Money>(received, paid)),
    share: figures.line('share', figures.quotient(received, value)),
    days: daysOf(steps, book),
    notCounted: notCountedBy(key, book.question),
  };
}

function layersOf(steps: readonly Step[]): Arrival['layers'] {
  const sumOf = (key: LayerKey): Rupees => {
    const costs = steps.filter(({ layer }) => layer === key).map(({ cost }) => cost);
    return figures.line(key, figures.sum(figures.constant(money('0', 'LKR')), ...costs));
  };
  const [fees, margin, fixed] = layerKeys;
  return { fees: sumOf(fees), margin: sumOf(margin), fixed: sumOf(fixed) };
}

function daysOf(steps: readonly Step[], { assumptions }: Book): Arrival['days'] {
  const keys = steps.flatMap(({ days }) => days ?? []);
  const known = keys.flatMap((key) => {
    const days = valueOf(assumptions[key]);
    return days === undefined ? [] : [figures.constant(rate(days))];
  });
  return {
    known: figures.line('days', figures.sum(figures.constant(rate('0')), ...known)),
    unknown: keys.filter((key) => valueOf(assumptions[key]) === undefined),
  };
}
