import { fill, type Messages } from '@formation/content';
import { amazon, type IsoDate } from '@formation/fees';
import { currencies, moneyText } from '@formation/money';
import { Dock, Note } from '@formation/ui';
import { useState } from 'react';
import { useTyped } from '../../typed/use-typed.ts';
import { AmazonForm } from './amazon-form.tsx';
import { KeyMetrics } from './key-metrics.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { SaleDetails } from './sale-details.tsx';
import { typedSale } from './typed-sale.ts';
import '@formation/ui/calculator.css';

type Words = Messages['calculators'];
type Props = Readonly<{ day: IsoDate; words: Readonly<{ amazon: Words['amazon']; shared: Words['shared'] }> }>;

/** The Amazon calculator. Its result is shown after the first submit, and follows the form from then on. */
export function AmazonCalculator({ day, words: { amazon: words, shared } }: Props) {
  const { typed, form } = useTyped({});
  const [shown, setShown] = useState(false);
  const inputs = typedSale(typed);
  const sale = amazon.sale(inputs, day);
  const { sign } = currencies[inputs.sellingPrice.currency];
  return (
    <>
      {inputs.marketplace !== 'us' && <Note tone="plain">{fill(words.quickNoteAbroad, { symbol: sign })}</Note>}
      <div className={shown ? 'calc' : 'calc alone'}>
        <AmazonForm
          words={words}
          typed={typed}
          marketplace={inputs.marketplace}
          form={form}
          onSubmit={() => setShown(true)}
        />
        {shown && (
          <div className="wide stack">
            <KeyMetrics words={words.metrics} sale={sale} />
            <ProfitChart words={words.chart} sale={sale} />
          </div>
        )}
      </div>
      {shown && (
        <>
          <SaleDetails words={words} sale={sale} parcel={{ ...inputs, referralRate: sale.lines.referralRate.value }} />
          <Dock
            label={words.metrics.netProfit}
            amount={moneyText(sale.lines.netProfit.value)}
            href="#result"
            linkText={shared.seeBreakdown}
          />
        </>
      )}
    </>
  );
}
