import type { Messages } from '@formation/content';
import { netAmount, type IsoDate } from '@formation/fees';
import { sale as saleOf, type UnitSale } from '@formation/fees/amazon/quick';
import { moneyText } from '@formation/money';
import { Dock } from '@formation/ui';
import type { ReactNode } from 'react';
import type { Estimate } from '../../quick/estimate.ts';
import { KeyMetrics } from './key-metrics.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { SaleDetails } from './sale-details.tsx';

type Words = Readonly<Pick<Messages['calculators'], 'amazon' | 'shared'>>;
type Props = Readonly<{ unit: UnitSale; day: IsoDate; words: Words }>;

/** The key figures of a unit, what stands under them, and where its money goes. */
export function SaleFigures({
  unit,
  day,
  words: { amazon },
  beside,
}: Props & Readonly<{ beside: (estimate: Omit<Estimate, 'typed'>) => ReactNode }>) {
  const sale = saleOf(unit, day);
  return (
    <div className="wide stack">
      <KeyMetrics words={amazon.metrics} sale={sale} />
      {beside({ of: netAmount(sale), notCounted: sale.notCounted })}
      <ProfitChart words={amazon.chart} sale={sale} />
    </div>
  );
}

/** Every line of a unit's result. */
export function SaleLines({ unit, day, words: { amazon, shared } }: Props) {
  const sale = saleOf(unit, day);
  const profit = moneyText(sale.lines.netProfit.value);
  return (
    <>
      <SaleDetails words={amazon} sale={sale} unit={unit} />
      <Dock label={amazon.metrics.netProfit} amount={profit} href="#result" linkText={shared.seeBreakdown} />
    </>
  );
}
