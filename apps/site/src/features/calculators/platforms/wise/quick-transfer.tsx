import type { Messages } from '@formation/content';
import * as wise from '@formation/fees/wise/quick';
import { moneyText, readAmount } from '@formation/money';
import { lazy, Suspense, useState } from 'react';
import { retryLoad } from '../../../../hydration/retry-load.ts';
import { useIsHydrated } from '../../../../hydration/use-hydrated.ts';
import { choice } from '../../../../lib/input/choice.ts';
import { Spoken } from '../../../../lib/input/spoken.tsx';
import type { Typed } from '../../../../lib/input/use-typed.ts';
import type { InitialPublished } from '../../load-words.ts';
import { BothAnswers } from '../../quick/both-answers.tsx';
import type { QuickProps } from '../../quick/estimate.ts';
import { QuickDock } from '../../quick/quick-dock.tsx';
import { useBeside } from '../../quick/use-beside.ts';
import { putInto, useForm } from '../../state/use-form.ts';
import { TransferBreakdown } from './transfer-breakdown.tsx';
import { methodIcons, TransferForm } from './transfer-form.tsx';
import '../../../../lib/tool/tool.css';

/** What opens on a click comes after what is on the page. */
const TransferDialogs = lazy(() =>
  retryLoad(() => import('./transfer-dialogs.tsx').then((chunk) => ({ default: chunk.TransferDialogs }))),
);

type Words = Messages['calculators'];
type Props = QuickProps &
  Readonly<{ words: Readonly<Pick<Words, 'wise' | 'shared'> & { published: InitialPublished }> }>;

/** The number that an untouched form holds. */
const proposed = { amount: '1000' } as const;

/** What of the form is sent, to whom, and how it is paid. */
function transferOf(typed: Typed, builtOn: Props['builtOn']) {
  const method = choice(wise.offeredMethods, typed['method']);
  const amount = readAmount(typed['amount'] ?? '', choice(wise.senderCurrencies, typed['from']));
  const to = choice(wise.recipientCurrencies, typed['to']);
  return { method, amount, transfer: wise.transfer({ amount, to, method }, builtOn) };
}

/** The quick estimate of a transfer: what it costs, how to pay for it, what arrives. */
export function QuickTransfer({ words: { wise: words, shared, published }, form, onRead, ...rest }: Props) {
  const { day, onPublished } = rest;
  const initial: Typed = { ...proposed, ...form.initial };
  const { typed = initial } = form;
  const fields = useForm({ onRead }, proposed);
  const isHydrated = useIsHydrated(); // what loads late is not part of the page's HTML
  const [dialog, setDialog] = useState<'pay' | 'discount'>();
  const { method, amount, transfer } = transferOf(typed, rest.builtOn);
  const beside = useBeside(rest, typed['amount'] !== proposed.amount || form.typed !== form.opened);
  const { value: gets } = transfer.lines.recipientGets;
  const arrives = moneyText(gets);
  const both = { words: published, result: beside?.result(typed, day), onOpen: () => onPublished('see') };
  const under = { typed, of: { left: gets }, notCounted: transfer.notCounted, day, shared, onPublished };
  const breakdown = { words, amount, transfer };
  const choose = (chosen: typeof method) => putInto(fields.ref.current, 'method', chosen);
  const dialogs = { ...breakdown, method, icons: methodIcons, closeLabel: shared.close };
  return (
    <div className="calc">
      <TransferForm
        {...{ words, form: fields, transfer, initial, method, sent: typed['amount'] ?? '', readAs: shared.readAs }}
        onPay={() => setDialog('pay')}
      />
      <TransferBreakdown
        {...breakdown}
        onDiscount={() => setDialog('discount')}
        both={<BothAnswers of={words.recipientGets} estimate={arrives} {...both} />}
        working={published.working}
      >
        {beside?.parts(under)}
      </TransferBreakdown>
      <Spoken text={`${words.recipientGets} ${arrives}`} />
      <QuickDock label={words.recipientGets} amount={arrives} linkText={shared.seeBreakdown} {...both} />
      {isHydrated && (
        <Suspense>
          <TransferDialogs {...dialogs} opened={dialog} onChoose={choose} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
