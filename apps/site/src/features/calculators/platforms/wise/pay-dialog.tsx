import type { Messages } from '@formation/content';
import type * as wise from '@formation/fees/wise/quick';
import { amountText } from '@formation/money';
import { Dialog, Icon, type IconName } from '@formation/ui';
import type { AnyTransfer } from './transfer-form.tsx';
import './transfer.css';

type Words = Messages['calculators']['wise'];
type Props = Readonly<{
  words: Words;
  closeLabel: string;
  open: boolean;
  onClose: () => void;
  transfer: AnyTransfer;
  icons: Readonly<Record<wise.OfferedMethod, IconName>>;
  method: wise.OfferedMethod;
  onChoose: (method: wise.OfferedMethod) => void;
}>;

/** The ways to pay, each with its total fee for the amount entered. Choosing one closes the dialog. */
export function PayDialog({ words, closeLabel, open, onClose, transfer, icons, method: current, onChoose }: Props) {
  const choose = (method: wise.OfferedMethod) => {
    onChoose(method);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.payDialog.title}
      text={words.payDialog.text}
      closeLabel={closeLabel}
    >
      <ul className="list">
        {transfer.methods.map(({ method, total }) => (
          <li key={method}>
            <button
              className="method"
              type="button"
              aria-pressed={method === current}
              autoFocus={method === current}
              onClick={() => choose(method)}
            >
              <Icon name={icons[method]} />
              <span>
                <b>{words.methods[method].name}</b>
                <small>{words.methods[method].line}</small>
              </span>
              <span className="amt">
                {amountText(total.value)} {total.value.currency}
                <small>{words.payDialog.totalFee}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
