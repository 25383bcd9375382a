import type { Messages } from '@formation/content';
import { netAmount, type IsoDate } from '@formation/fees';
import { sale as saleOf, type UnitSale } from '@formation/fees/amazon/quick';
import { moneyText } from '@formation/money';
import type { ComponentProps, ReactNode } from 'react';
import type { InitialPublished } from '../../load-words.ts';
import { BothAnswers } from '../../quick/both-answers.tsx';
import type { Estimate } from '../../quick/estimate.ts';
import { QuickDock } from '../../quick/quick-dock.tsx';
import { KeyMetrics } from './key-metrics.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { SaleDetails } from './sale-details.tsx';

type Words = Readonly<Pick<Messages['calculators'], 'amazon' | 'shared'> & { published: InitialPublished }>;
type Props = Readonly<{
  unit: UnitSale;
  day: IsoDate;
  words: Words;
  /** The same unit by the published fees. */
  both: ComponentProps<typeof BothAnswers>;
}>;

/** The key figures of a unit, what stands under them, and where its money goes. */
export function SaleFigures({
  unit,
  day,
  words: { amazon },
  both,
  parts,
}: Props & Readonly<{ parts: (estimate: Omit<Estimate, 'typed'>) => ReactNode }>) {
  const sale = saleOf(unit, day);
  return (
    <div className="wide stack">
      <KeyMetrics words={amazon.metrics} sale={sale} />
      <BothAnswers {...both} estimate={moneyText(sale.lines.netProfit.value)} of={amazon.metrics.netProfit} />
      {parts({ of: netAmount(sale), notCounted: sale.notCounted })}
      <ProfitChart words={amazon.chart} sale={sale} />
    </div>
  );
}

/** Every line of a unit's result. */
export function SaleLines({ unit, day, words: { amazon, shared }, both }: Props) {
  const sale = saleOf(unit, day);
  const profit = moneyText(sale.lines.netProfit.value);
  return (
    <>
      <SaleDetails words={amazon} sale={sale} unit={unit} />
      <QuickDock {...both} label={amazon.metrics.netProfit} amount={profit} linkText={shared.seeBreakdown} />
    </>
  );
}
