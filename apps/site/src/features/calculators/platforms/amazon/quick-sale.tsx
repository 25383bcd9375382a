import { fill, type Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { sale as saleOf } from '@formation/fees/amazon/quick';
import { currencies, moneyText } from '@formation/money';
import { Dock, Note } from '@formation/ui';
import { useState, type ReactNode } from 'react';
import { useTyped, type Typed } from '../../../../lib/typed/use-typed.ts';
import { leftOf, type Left } from '../../rupees/left-of.ts';
import { AmazonForm } from './amazon-form.tsx';
import { KeyMetrics } from './key-metrics.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { SaleDetails } from './sale-details.tsx';
import { typedSale } from './typed-sale.ts';
import './amazon.css';

type Words = Readonly<Pick<Messages['calculators'], 'amazon' | 'shared'>>;
type Props = Readonly<{
  day: IsoDate;
  words: Words;
  /** What the form of the published fees, or the address, hands over. */
  carried: Typed;
  onTyped: (typed: Typed) => void;
  /** What stands under the key figures. */
  beside: (typed: Typed, of: Left | undefined) => ReactNode;
}>;

/** The quick estimate of one unit. Its result is shown after the first submit, and follows the form from then on. */
export function QuickSale({ day, carried, onTyped, beside, words: { amazon: words, shared } }: Props) {
  const { typed, form } = useTyped(carried);
  const [shown, setShown] = useState(false);
  onTyped(typed);
  const inputs = typedSale(typed);
  const { marketplace } = inputs;
  const sale = saleOf(inputs, day);
  const { sign } = currencies[inputs.sellingPrice.currency];
  const profit = moneyText(sale.lines.netProfit.value);
  const show = () => setShown(true);
  return (
    <>
      {marketplace !== 'us' && <Note tone="plain">{fill(words.quickNoteAbroad, { symbol: sign })}</Note>}
      <div className={shown ? 'calc' : 'calc alone'}>
        <AmazonForm
          words={words}
          typed={typed}
          carried={carried}
          marketplace={marketplace}
          form={form}
          onSubmit={show}
        />
        {shown && (
          <div className="wide stack">
            <KeyMetrics words={words.metrics} sale={sale} />
            {beside(typed, leftOf(sale))}
            <ProfitChart words={words.chart} sale={sale} />
          </div>
        )}
      </div>
      {shown && (
        <>
          <SaleDetails words={words} sale={sale} unit={inputs} />
          <Dock label={words.metrics.netProfit} amount={profit} href="#result" linkText={shared.seeBreakdown} />
        </>
      )}
    </>
  );
}
