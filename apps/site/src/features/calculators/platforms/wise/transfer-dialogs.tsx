import type { Messages } from '@formation/content';
import type * as wise from '@formation/fees/wise/quick';
import type { Money } from '@formation/money';
import type { IconName } from '@formation/ui';
import { DiscountDialog } from './discount-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import type { AnyTransfer } from './transfer-form.tsx';

type Props = Readonly<{
  words: Messages['calculators']['wise'];
  closeLabel: string;
  opened: 'pay' | 'discount' | undefined;
  onClose: () => void;
  amount: Money;
  transfer: AnyTransfer;
  method: wise.OfferedMethod;
  icons: Readonly<Record<wise.OfferedMethod, IconName>>;
  onChoose: (method: wise.OfferedMethod) => void;
}>;

/** The two dialogs of the quick estimate: the ways to pay, and the discount. */
export function TransferDialogs({ words, opened, amount, icons, method, onChoose, ...shared }: Props) {
  return (
    <>
      <PayDialog words={words} open={opened === 'pay'} icons={icons} method={method} onChoose={onChoose} {...shared} />
      <DiscountDialog words={words.discountDialog} open={opened === 'discount'} amount={amount} {...shared} />
    </>
  );
}
