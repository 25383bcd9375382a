import { fill, type Messages } from '@formation/content';
import { hasShare } from '@formation/fees/wise/quick';
import { amountText, percentText, type Money } from '@formation/money';
import { Flag, Icon, LedgerGroup, LedgerRow, LedgerTotal, Note } from '@formation/ui';
import type { ReactNode } from 'react';
import { flags, type AnyTransfer } from './transfer-form.tsx';
import '../../../../lib/figures/opened-figure.css';
import '../../../../lib/tool/tool.css';

type Words = Messages['calculators']['wise'];
type Props = Readonly<{
  words: Words;
  amount: Money;
  transfer: AnyTransfer;
  onDiscount: () => void;
  /** What stands directly under the total. */
  both: ReactNode;
  working: string;
  children?: ReactNode;
}>;

/** A discount is money that stays: it is shown below zero. */
const lessText = (amount: Money) => (amountText(amount) === '0.00' ? '0.00' : `-${amountText(amount)}`);

/** What the transfer costs, line by line, in the sender's currency. */
export function TransferBreakdown({ words, amount, transfer, onDiscount, both, working, children }: Props) {
  const { breakdown } = words;
  const { bankTransferFee, ourFee, discount, total, totalShare } = transfer.lines;
  const flag = flags[amount.currency];
  const opensDiscount = (
    <button className="opens" type="button" aria-haspopup="dialog" onClick={onDiscount}>
      <span>{breakdown.volumeDiscount}</span>
      <Icon name="chevron-right" />
    </button>
  );
  return (
    <section className="sheet lift margin breakdown" id="result" aria-labelledby="result-title">
      <div className="inner">
        <p className="working-text">{working}</p>
        <h2 id="result-title">{breakdown.card}</h2>
        <div className="ledger">
          <LedgerGroup label={fill(breakdown.takenFrom, { amount: amountText(amount) })} unit={amount.currency} />
          <LedgerRow label={breakdown.bankTransferFee} amount={amountText(bankTransferFee.value)} />
          <LedgerRow label={breakdown.ourFee} amount={amountText(ourFee.value)} tone="out" />
          <LedgerRow label={opensDiscount} amount={lessText(discount.value)} tone="in" />
        </div>
        <LedgerTotal
          label={
            hasShare(amount) ? fill(breakdown.total, { pct: percentText(totalShare.value) }) : breakdown.totalAlone
          }
          amount={amountText(total.value)}
          flag={flag && <Flag name={flag} />}
        />
        {both}
        <div className="mt-5">
          <Note tone="info">{breakdown.ofOneTransfer}</Note>
        </div>
        {children}
      </div>
    </section>
  );
}
