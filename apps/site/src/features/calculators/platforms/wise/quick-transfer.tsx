import type { Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import * as wise from '@formation/fees/wise/quick';
import { amountText, readAmount } from '@formation/money';
import { Dock } from '@formation/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { retryLoad } from '../../../../hydration/retry-load.ts';
import { useIsHydrated } from '../../../../hydration/use-hydrated.ts';
import { choice } from '../../../../lib/input/choice.ts';
import { Spoken } from '../../../../lib/input/spoken.tsx';
import type { Typed } from '../../../../lib/input/use-typed.ts';
import type { Estimate } from '../../quick/estimate.ts';
import { putInto, useForm, type OpenForm } from '../../state/use-form.ts';
import { TransferBreakdown } from './transfer-breakdown.tsx';
import { methodIcons, TransferForm } from './transfer-form.tsx';
import '../../../../lib/tool/tool.css';

/** What opens on a click comes after what is on the page. */
const TransferDialogs = lazy(() =>
  retryLoad(() => import('./transfer-dialogs.tsx').then((chunk) => ({ default: chunk.TransferDialogs }))),
);

type Words = Messages['calculators'];
type Props = OpenForm &
  Readonly<{
    day: IsoDate;
    words: Readonly<Pick<Words, 'wise' | 'shared'>>;
    /** What stands under the result. */
    beside: (estimate: Estimate) => ReactNode;
  }>;

/** The number that an untouched form holds. */
export const proposed = { amount: '1000' } as const;

/** The quick estimate of a transfer: what it costs, how to pay for it, what arrives. */
export function QuickTransfer({ day, words: { wise: words, shared }, form, onRead, beside }: Props) {
  const initial: Typed = { ...proposed, ...form.initial };
  const { typed = initial } = form;
  const fields = useForm({ onRead }, proposed);
  const isHydrated = useIsHydrated(); // what loads late is not part of the page's HTML
  const [dialog, setDialog] = useState<'pay' | 'discount'>();
  const from = choice(wise.senderCurrencies, typed['from']);
  const to = choice(wise.recipientCurrencies, typed['to']);
  const method = choice(wise.offeredMethods, typed['method']);
  const sent = typed['amount'] ?? '';
  const amount = readAmount(sent, from);
  const transfer = wise.transfer({ amount, to, method }, day);
  const { value: gets } = transfer.lines.recipientGets;
  const arrives = `${amountText(gets)} ${gets.currency}`;
  const breakdown = { words, amount, transfer, method };
  const choose = (chosen: typeof method) => putInto(fields.ref.current, 'method', chosen);
  const dialogs = { ...breakdown, icons: methodIcons, closeLabel: shared.close };
  return (
    <div className="calc">
      <TransferForm
        words={words}
        form={fields}
        transfer={transfer}
        {...{ initial, method, sent, readAs: shared.readAs }}
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
