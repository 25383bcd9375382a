import { fill, type Messages } from '@formation/content';
import { amountText, shortPercentText, type Money } from '@formation/money';
import { Dialog, Note } from '@formation/ui';
import type { AnyTransfer } from './transfer-form.tsx';
import './transfer.css';

type Words = Messages['calculators']['wise']['discountDialog'];

function Why({ words, amount, transfer }: Readonly<{ words: Words; amount: Money; transfer: AnyTransfer }>) {
  const { discount, feeRate, newFeeRate, missingToNextDiscount: missing, nextDiscountRate: next } = transfer.lines;
  const { currency } = amount;
  if (discount.value.units === 0n && missing && next) {
    const values = { amount: amountText(missing.value), currency, percent: shortPercentText(next.value) };
    return (
      <Note tone="plain" title={words.noneTitle}>
        {fill(words.noneText, values)}
      </Note>
    );
  }
  const values = {
    amount: amountText(amount),
    currency,
    x: shortPercentText(feeRate.value),
    y: shortPercentText(newFeeRate.value),
  };
  return (
    <Note tone="good" title={words.whyTitle}>
      {fill(words.whyText, values)}
    </Note>
  );
}

type Props = Readonly<{
  words: Words;
  closeLabel: string;
  open: boolean;
  onClose: () => void;
  amount: Money;
  transfer: AnyTransfer;
}>;

/** How the volume discount is worked out, or what is missing to the first one. */
export function DiscountDialog({ words, closeLabel, open, onClose, amount, transfer }: Props) {
  const { ourFee, newFee, discount, missingToNextDiscount } = transfer.lines;
  const row = (label: string, value: string) => (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  );
  const withCurrency = (value: Money) => `${amountText(value)} ${value.currency}`;
  return (
    <Dialog open={open} onClose={onClose} title={words.title} closeLabel={closeLabel}>
      <div className="pad">
        <table className="plain-table">
          <tbody>
            {row(words.originalFee, withCurrency(ourFee.value))}
            {row(words.newFee, withCurrency(newFee.value))}
            {row(words.totalSaving, withCurrency(discount.value))}
          </tbody>
        </table>
        <Why words={words} amount={amount} transfer={transfer} />
        {discount.value.units !== 0n && (
          <Note tone="warn" title={words.meansTitle}>
            {missingToNextDiscount ? words.meansText : words.meansTopText}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
