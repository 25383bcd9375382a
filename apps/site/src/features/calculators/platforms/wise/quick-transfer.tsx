import type { Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import * as wise from '@formation/fees/wise/quick';
import { amountText, readAmount } from '@formation/money';
import { Dock } from '@formation/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { retryLoad } from '../../../../hydration/retry-load.ts';
import { useIsHydrated } from '../../../../hydration/use-hydrated.ts';
import { choice } from '../../../../lib/typed/choice.ts';
import { Spoken } from '../../../../lib/typed/spoken.tsx';
import { useTyped, type Typed } from '../../../../lib/typed/use-typed.ts';
import type { Estimate } from '../../quick/estimate.ts';
import { TransferBreakdown } from './transfer-breakdown.tsx';
import { methodIcons, TransferForm } from './transfer-form.tsx';
import '../../../../lib/tool/tool.css';

/** What opens on a click comes after what is on the page. */
const TransferDialogs = lazy(() =>
  retryLoad(() => import('./transfer-dialogs.tsx').then((chunk) => ({ default: chunk.TransferDialogs }))),
);

type Words = Messages['calculators'];
type Props = Readonly<{
  day: IsoDate;
  words: Readonly<Pick<Words, 'wise' | 'shared'>>;
  /** What another form, or the address, hands over. */
  carried: Typed;
  onTyped: (typed: Typed) => void;
  onChosen: () => void;
  /** What stands under the result. */
  beside: (estimate: Estimate) => ReactNode;
}>;

/** What the field holds in an untouched form. */
export const amountAtFirst = '1000';

/** What the visitor has given: the amount that the form opened with is nobody's. */
function given(typed: Typed, carried: Typed): Typed {
  const { amount, ...others } = typed;
  return amount === amountAtFirst && carried['amount'] !== amountAtFirst ? others : typed;
}

/** How the transfer is paid for. It is chosen in a dialog, which is no part of the form. */
function useMethod(carried: Typed, onChosen: () => void) {
  const [method, setMethod] = useState(() => choice(wise.offeredMethods, carried['method']));
  const choose = (chosen: typeof method) => {
    setMethod(chosen);
    onChosen();
  };
  return [method, choose] as const;
}

/** The quick estimate of a transfer: what it costs, how to pay for it, what arrives. */
export function QuickTransfer({ day, words: { wise: words, shared }, carried, onTyped, onChosen, beside }: Props) {
  const atFirst = { amount: amountAtFirst, ...carried };
  const { typed, form } = useTyped(atFirst);
  const [method, choose] = useMethod(carried, onChosen);
  onTyped({ ...given(typed, carried), method });
  const isHydrated = useIsHydrated(); // what loads late is not part of the page's HTML
  const [dialog, setDialog] = useState<'pay' | 'discount'>();
  const from = choice(wise.senderCurrencies, typed['from']);
  const to = choice(wise.recipientCurrencies, typed['to']);
  const sent = typed['amount'] ?? '';
  const amount = readAmount(sent, from);
  const transfer = wise.transfer({ amount, to, method }, day);
  const { value: gets } = transfer.lines.recipientGets;
  const arrives = `${amountText(gets)} ${gets.currency}`;
  const told = { words, amount, transfer, method };
  const dialogs = { ...told, icons: methodIcons, closeLabel: shared.close };
  return (
    <div className="calc">
      <TransferForm
        words={words}
        form={form}
        transfer={transfer}
        {...{ atFirst, method, sent, readAs: shared.readAs }}
        onPay={() => setDialog('pay')}
      />
      <TransferBreakdown words={words} amount={amount} transfer={transfer} onDiscount={() => setDialog('discount')}>
        {beside({ typed, of: { left: gets }, notCounted: transfer.notCounted })}
      </TransferBreakdown>
      <Spoken text={`${words.recipientGets} ${arrives}`} />
      <Dock label={words.recipientGets} amount={arrives} href="#result" linkText={shared.seeBreakdown} />
      {isHydrated && (
        <Suspense>
          <TransferDialogs {...dialogs} opened={dialog} onChoose={choose} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
