import type { Messages } from '@formation/content';
import { wise, type IsoDate } from '@formation/fees';
import { amountText, readAmount } from '@formation/money';
import { Dock } from '@formation/ui';
import { useState } from 'react';
import { choice } from '../../typed/choice.ts';
import { useTyped } from '../../typed/use-typed.ts';
import { DiscountDialog } from './discount-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { TransferBreakdown } from './transfer-breakdown.tsx';
import { TransferForm } from './transfer-form.tsx';
import '@formation/ui/calculator.css';

type Words = Messages['calculators'];
type Props = Readonly<{ day: IsoDate; words: Readonly<{ wise: Words['wise']; shared: Words['shared'] }> }>;

/** The Wise calculator: what a transfer costs, how to pay for it, what arrives. */
export function WiseCalculator({ day, words: { wise: words, shared } }: Props) {
  const { typed, form } = useTyped({ amount: '1000' });
  const [method, setMethod] = useState<wise.OfferedMethod>('bankTransfer');
  const [dialog, setDialog] = useState<'pay' | 'discount'>();
  const from = choice(wise.senderCurrencies, typed['from']);
  const to = choice(wise.recipientCurrencies, typed['to']);
  const amount = readAmount(typed['amount'] ?? '', from);
  const transfer = wise.transfer({ amount, to, method }, day);
  const { recipientGets } = transfer.lines;
  const arrives = `${amountText(recipientGets.value)} ${recipientGets.value.currency}`;
  const close = () => setDialog(undefined);

  return (
    <div className="calc">
      <TransferForm words={words} form={form} transfer={transfer} method={method} onPay={() => setDialog('pay')} />
      <TransferBreakdown words={words} amount={amount} transfer={transfer} onDiscount={() => setDialog('discount')} />
      <p className="sr" role="status">
        {words.recipientGets} {arrives}
      </p>
      <Dock label={words.recipientGets} amount={arrives} href="#result" linkText={shared.seeBreakdown} />
      <PayDialog
        words={words}
        closeLabel={shared.close}
        open={dialog === 'pay'}
        onClose={close}
        transfer={transfer}
        method={method}
        onChoose={setMethod}
      />
      <DiscountDialog
        words={words.discountDialog}
        closeLabel={shared.close}
        open={dialog === 'discount'}
        onClose={close}
        amount={amount}
        transfer={transfer}
      />
    </div>
  );
}
