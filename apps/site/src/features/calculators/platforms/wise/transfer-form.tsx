import { fill, type Messages } from '@formation/content';
import * as wise from '@formation/fees/wise/quick';
import { amountText, rateText, type Currency } from '@formation/money';
import { Flag, type FlagName, Icon, type IconName, ReadBack, useAnyNumber } from '@formation/ui';
import type { ComponentProps } from 'react';
import { choice } from '../../../../lib/input/choice.ts';
import type { Typed } from '../../../../lib/input/use-typed.ts';
import { HiddenField } from '../../../../lib/sharing/hidden-field.tsx';
import './transfer.css';

type Words = Messages['calculators']['wise'];
export type AnyTransfer = ReturnType<typeof wise.transfer>;

export const flags: Readonly<Partial<Record<Currency, FlagName>>> = { GBP: 'gb', USD: 'us', EUR: 'eu' };

export const methodIcons: Readonly<Record<wise.OfferedMethod, IconName>> = {
  bankTransfer: 'landmark',
  account: 'wallet',
  swift: 'globe',
  debitCard: 'credit-card',
  creditCard: 'credit-card',
};

type CurrencyProps = Readonly<{
  name: string;
  label: string;
  offered: readonly Currency[];
  chosen: Currency;
  initial: Typed;
}>;

function CurrencySelect({ name, label, offered, chosen, initial }: CurrencyProps) {
  const flag = flags[chosen];
  return (
    <span className="cur">
      {flag && <Flag name={flag} />}
      <select name={name} aria-label={label} defaultValue={initial[name]}>
        {offered.map((currency) => (
          <option key={currency} value={currency}>
            {currency}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}

type MethodProps = Readonly<{ words: Words; method: wise.OfferedMethod; onPay: () => void }>;

function MethodButton({ words, method, onPay }: MethodProps) {
  const { name, line } = words.methods[method];
  return (
    <div className="field">
      <span className="label" id="pay-by">
        {words.payBy}
      </span>
      <button
        className="method"
        type="button"
        aria-haspopup="dialog"
        aria-labelledby="pay-by pay-by-method"
        onClick={onPay}
      >
        <Icon name={methodIcons[method]} />
        <span id="pay-by-method">
          <b>{name}</b>
          <small>{line}</small>
        </span>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

/** An amount of more signs than these does not stand beside its currency on a phone. */
const shortAmount = 8;

const moneyClass = (text: string) => (text.length > shortAmount ? 'money big long' : 'money big');

type EndProps = Readonly<{ words: Words; transfer: AnyTransfer; initial: Typed }>;

function Sent({ words, transfer, initial, sent, readAs }: EndProps & Readonly<{ sent: string; readAs: string }>) {
  const { listens, echo } = useAnyNumber();
  return (
    <div className="field">
      <label htmlFor="amount">{words.youSend}</label>
      <div className={moneyClass(sent)}>
        <input
          className="input"
          id="amount"
          name="amount"
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          defaultValue={initial['amount']}
          {...listens}
          aria-describedby="amount-read"
        />
        <CurrencySelect
          name="from"
          label={words.senderCurrency}
          offered={wise.senderCurrencies}
          chosen={transfer.lines.total.value.currency}
          initial={initial}
        />
      </div>
      <ReadBack id="amount-read" text={echo === undefined ? '' : fill(readAs, { number: echo })} />
    </div>
  );
}

function Received({ words, transfer, initial }: EndProps) {
  const { value } = transfer.lines.recipientGets;
  const received = amountText(value);
  return (
    <div className="field">
      <label htmlFor="recipient-gets">{words.recipientGets}</label>
      <div className={moneyClass(received)}>
        <input className="input" id="recipient-gets" readOnly value={received} />
        <CurrencySelect
          name="to"
          label={words.recipientCurrency}
          offered={wise.recipientCurrencies}
          chosen={value.currency}
          initial={initial}
        />
      </div>
    </div>
  );
}

type Props = EndProps &
  Readonly<{
    sent: string;
    readAs: string;
    form: ComponentProps<'form'>;
    method: wise.OfferedMethod;
    onPay: () => void;
  }>;

/** What is sent, what arrives, and how it is paid for. */
export function TransferForm({ words, form, transfer, initial, sent, readAs, method, onPay }: Props) {
  const { exchangeRate, recipientGets, total } = transfer.lines;
  const [from, to] = [total.value.currency, recipientGets.value.currency];
  return (
    <form className="sheet card-pad" onSubmit={(event) => event.preventDefault()} {...form}>
      <h2>{words.card}</h2>
      <HiddenField name="method" defaultValue={choice(wise.offeredMethods, initial['method'])} />
      <div className="transfer">
        <Sent {...{ words, transfer, initial, sent, readAs }} />
        <p className="swap">
          <Icon name="arrow-down-up" />
          <span>
            <b>{fill(words.rateLine, { from, rate: rateText(exchangeRate.value), to })}</b> · {words.rateFixed}
          </span>
        </p>
        <Received words={words} transfer={transfer} initial={initial} />
      </div>
      <MethodButton words={words} method={method} onPay={onPay} />
    </form>
  );
}
