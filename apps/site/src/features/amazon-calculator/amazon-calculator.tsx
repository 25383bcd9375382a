import { fill, type Messages } from '@formation/content';
import { amazon, type IsoDate } from '@formation/fees';
import { currencies, moneyText } from '@formation/money';
import { Dock, Note } from '@formation/ui';
import { useState } from 'react';
import { CalculatorHead, type HeadWords } from '../../calculator/calculator-head.tsx';
import { useTyped } from '../../typed/use-typed.ts';
import { AmazonForm } from './amazon-form.tsx';
import { KeyMetrics } from './key-metrics.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { SaleDetails } from './sale-details.tsx';
import { typedSale } from './typed-sale.ts';
import '@formation/ui/calculator.css';

type Words = Messages['calculators'];
type Props = Readonly<{
  head: HeadWords;
  day: IsoDate;
  words: Readonly<Pick<Words, 'amazon' | 'shared' | 'published'>>;
}>;

/** The quick estimate of one unit. Its result is shown after the first submit, and follows the form from then on. */
function QuickSale({ day, words: { amazon: words, shared } }: Pick<Props, 'day' | 'words'>) {
  const { typed, form } = useTyped({});
  const [shown, setShown] = useState(false);
  const inputs = typedSale(typed);
  const { marketplace } = inputs;
  const sale = amazon.sale(inputs, day);
  const { sign } = currencies[inputs.sellingPrice.currency];
  const profit = moneyText(sale.lines.netProfit.value);
  const parcel = { ...inputs, referralRate: sale.lines.referralRate.value };
  return (
    <>
      {marketplace !== 'us' && <Note tone="plain">{fill(words.quickNoteAbroad, { symbol: sign })}</Note>}
      <div className={shown ? 'calc' : 'calc alone'}>
        <AmazonForm words={words} typed={typed} marketplace={marketplace} form={form} onSubmit={() => setShown(true)} />
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

/** The Amazon calculator. */
export function AmazonCalculator({ head, day, words }: Props) {
  return (
    <>
      <CalculatorHead head={head} words={words.shared.schedule} note={words.amazon.quickNote} />
      <div className="wrap">
        <QuickSale day={day} words={words} />
      </div>
    </>
  );
}
