import type { Messages } from '@formation/content';
import { wise, type IsoDate } from '@formation/fees';
import { amountText, readAmount } from '@formation/money';
import { Dock } from '@formation/ui';
import { useState } from 'react';
import { choice } from '../../typed/choice.ts';
import { CalculatorHead, type HeadWords } from '../../calculator/calculator-head.tsx';
import { useTyped } from '../../typed/use-typed.ts';
import { DiscountDialog } from './discount-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { TransferBreakdown } from './transfer-breakdown.tsx';
import { TransferForm } from './transfer-form.tsx';
import '@formation/ui/calculator.css';

type Words = Messages['calculators'];
type Props = Readonly<{ head: HeadWords; day: IsoDate; words: Readonly<Pick<Words, 'wise' | 'shared' | 'published'>> }>;

/** The quick estimate of a transfer: what it costs, how to pay for it, what arrives. */
function QuickTransfer({ day, words: { wise: words, shared } }: Pick<Props, 'day' | 'words'>) {
  const { typed, form } = useTyped({ amount: '1000' });
  const [method, setMethod] = useState<wise.OfferedMethod>('bankTransfer');
  const [dialog, setDialog] = useState<'pay' | 'discount'>();
  const from = choice(wise.senderCurrencies, typed['from']);
  const to = choice(wise.recipientCurrencies, typed['to']);
  const amount = readAmount(typed['amount'] ?? '', from);
  const transfer = wise.transfer({ amount, to, method }, day);
  const { recipientGets } = transfer.lines;
  const arrives = `${amountText(recipientGets.value)} ${recipientGets.value.currency}`;
  const onClose = () => setDialog(undefined);
  const dialogs = { closeLabel: shared.close, onClose, transfer };

  return (
    <div className="calc">
      <TransferForm words={words} form={form} transfer={transfer} method={method} onPay={() => setDialog('pay')} />
      <TransferBreakdown words={words} amount={amount} transfer={transfer} onDiscount={() => setDialog('discount')} />
      <p className="sr" role="status">
        {words.recipientGets} {arrives}
      </p>
      <Dock label={words.recipientGets} amount={arrives} href="#result" linkText={shared.seeBreakdown} />
      <PayDialog words={words} open={dialog === 'pay'} method={method} onChoose={setMethod} {...dialogs} />
      <DiscountDialog words={words.discountDialog} open={dialog === 'discount'} amount={amount} {...dialogs} />
    </div>
  );
}

/** The Wise calculator. */
export function WiseCalculator({ head, day, words }: Props) {
  return (
    <>
      <CalculatorHead head={head} words={words.shared.schedule} note={words.wise.quickNote} />
      <div className="wrap">
        <QuickTransfer day={day} words={words} />
      </div>
    </>
  );
}
