import type { Messages } from '@formation/content';
import type { Sale } from '@formation/fees/amazon/quick';
import { moneyText, shortPercentText, toText, type Decimal } from '@formation/money';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../../lib/async/error-boundary.tsx';
import './amazon.css';

type Words = Messages['calculators']['amazon']['chart'];
type Props = Readonly<{ words: Words; sale: Sale }>;
type Slice = keyof Words['slices'];

const order = ['shippingAndMarketing', 'netProfit', 'productDetails', 'amazonFees'] as const satisfies readonly Slice[];
const colours = { shippingAndMarketing: 1, netProfit: 2, productDetails: 3, amazonFees: 4 } as const;

/** The drawing comes in a chunk of its own, when the result is first shown. */
const Donut = lazy(() => import('./donut-chunk.ts').then(({ Donut: drawing }) => ({ default: drawing })));

/** Fractions of the whole ring, for the drawing only. */
const drawnShares = (slices: Sale['slices']) => {
  const sizes = order.map((key) => Number(toText(slices[key].value, 4)));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  return order.map((key, index) => ({ key, share: whole ? (sizes[index] ?? 0) / whole : 0, colour: colours[key] }));
};

function Table({ words, sale }: Props) {
  const share = (value: Decimal) => `${shortPercentText(value, 1)}%`;
  return (
    <table>
      <thead className="sr">
        <tr>
          <th scope="col">{words.part}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.share}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((key) => (
          <tr key={key} className={`chart-${colours[key]}`}>
            <th scope="row">{words.slices[key]}</th>
            <td>{moneyText(sale.slices[key].value)}</td>
            <td>{share(sale.sliceShares[key].value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the money of one unit goes: a ring, and a table that says the same. */
export function ProfitChart({ words, sale }: Props) {
  const margin = `${shortPercentText(sale.lines.profitMargin.value, 1)}%`;
  const loading = (
    <div className="chart-area" role="status">
      {words.loading}
    </div>
  );
  return (
    <section className="sheet card-pad cq" aria-label={words.titleName}>
      <h3 className="title">{words.title}</h3>
      <div className="donut">
        <ErrorBoundary fallback={<div className="chart-area" />}>
          <Suspense fallback={loading}>
            <Donut
              slices={drawnShares(sale.slices)}
              label={words.titleName}
              centre={margin}
              centreNote={words.centre}
            />
          </Suspense>
        </ErrorBoundary>
        <Table words={words} sale={sale} />
      </div>
    </section>
  );
}
