import { fill, type Messages } from '@formation/content';
import type { Line } from '@formation/fees';
import { saleShares, type answer } from '@formation/fees/ebay/quick';
import { moneyText, percentText, toText, type Money, type Rate } from '@formation/money';
import { Flag, LedgerGroup, LedgerRow, LedgerTotal, ShareBar } from '@formation/ui';
import type { ReactNode } from 'react';
import '../../../lib/tool/tool.css';

type Words = Messages['calculators'];
type Sale = ReturnType<typeof answer>;

/** A share for the bar: none below 0, none above the whole. The key beside it tells the exact figure. */
const barPercent = (share: Rate) => Math.min(100, Math.max(0, Number(toText(share, 4)) * 100));

function Shares({ words, sale }: Readonly<{ words: Words['listing']['shares']; sale: Sale }>) {
  const { fees, costs, profit } = saleShares(sale);
  const part = (key: 'fees' | 'costs' | 'profit', { value }: Readonly<{ value: Rate }>, colour: 2 | 3 | 4) => ({
    key,
    percent: barPercent(value),
    label: fill(words[key], { percent: percentText(value, 1) }),
    colour,
  });
  return <ShareBar parts={[part('fees', fees, 4), part('costs', costs, 3), part('profit', profit, 2)]} />;
}

type Props = Readonly<{
  words: Words['listing'];
  shared: Words['shared'];
  sale: Sale;
  working: string;
  /** What stands directly under the total. */
  both: ReactNode;
  children?: ReactNode;
}>;

/** What came in, what went out, and what is left. */
export function ListingBreakdown({ words, shared, sale, working, both, children }: Props) {
  const { breakdown } = words;
  const { base, finalValueFee, managedPaymentsFee, itemCost, shippingCost, profit } = sale.lines;
  const row = (label: string, { value }: Line<Money>) => (
    <LedgerRow label={label} amount={moneyText(value)} tone="out" />
  );
  return (
    <section className="sheet lift margin breakdown" id="result" aria-labelledby="result-title">
      <div className="inner">
        <p className="working-text">{working}</p>
        <h2 id="result-title">{breakdown.card}</h2>
        <div className="ledger">
          <LedgerGroup label={shared.moneyIn} unit={base.value.currency} />
          <LedgerRow label={breakdown.income} amount={moneyText(base.value)} />
          <LedgerGroup label={shared.moneyOut} unit={base.value.currency} />
          {row(breakdown.finalValueFee, finalValueFee)}
          {row(breakdown.managedPaymentsFee, managedPaymentsFee)}
          {row(breakdown.itemCost, itemCost)}
          {row(breakdown.shippingCost, shippingCost)}
        </div>
        <LedgerTotal label={breakdown.profit} amount={moneyText(profit.value)} flag={<Flag name="us" />} />
        {both}
        {base.value.units >= 0n && <Shares words={words.shares} sale={sale} />}
        {children}
      </div>
    </section>
  );
}
