import { fill, type Messages } from '@formation/content';
import { amazon } from '@formation/fees';
import { currencies, moneyText } from '@formation/money';
import { Dock, Note } from '@formation/ui';
import { useState } from 'react';
import type { Handover } from '../../frame/two-schedules.tsx';
import { useTyped } from '../../../../lib/typed/use-typed.ts';
import { AmazonForm } from './amazon-form.tsx';
import { KeyMetrics } from './key-metrics.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { SaleDetails } from './sale-details.tsx';
import { typedSale } from './typed-sale.ts';
import './amazon.css';

type Words = Readonly<Pick<Messages['calculators'], 'amazon' | 'shared'>>;
type Props = Pick<Handover, 'day' | 'carried' | 'onTyped'> & Readonly<{ words: Words }>;

/** The quick estimate of one unit. Its result is shown after the first submit, and follows the form from then on. */
export function QuickSale({ day, carried, onTyped, words: { amazon: words, shared } }: Props) {
  const { typed, form } = useTyped(carried);
  const [shown, setShown] = useState(false);
  onTyped(typed);
  const inputs = typedSale(typed);
  const { marketplace } = inputs;
  const sale = amazon.sale(inputs, day);
  const { sign } = currencies[inputs.sellingPrice.currency];
  const profit = moneyText(sale.lines.netProfit.value);
  const parcel = { ...inputs, referralRate: sale.lines.referralRate.value };
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
            <ProfitChart words={words.chart} sale={sale} />
          </div>
        )}
      </div>
      {shown && (
        <>
          <SaleDetails words={words} sale={sale} parcel={parcel} />
          <Dock label={words.metrics.netProfit} amount={profit} href="#result" linkText={shared.seeBreakdown} />
        </>
      )}
    </>
  );
}
