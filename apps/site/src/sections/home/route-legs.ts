import { fill, type Messages } from '@formation/content';
import { amountText, moneyText, shortPercentText, toText } from '@formation/money';
import type { WorkedInvoice } from '@formation/payouts';

type Words = Messages['home']['hero']['route'];

/** A line of the route: what it takes or gives, in one line how, and all of it when it is opened. */
export type Leg = Readonly<{
  key: 'card' | 'transfer' | 'conversion' | 'bank';
  label: string;
  amount: string;
  takes: boolean;
  note: string;
  formula: string;
}>;

/** Writes a day for people. */
type DayText = (iso: string) => string;

/** The route's lines between the client and the bank, as they stand on the page. */
export function routeLegs(invoice: WorkedInvoice, words: Words, dayText: DayText): Readonly<Record<Leg['key'], Leg>> {
  return {
    card: cardLeg(invoice, words),
    transfer: transferLeg(invoice, words),
    conversion: conversionLeg(invoice, words, dayText),
    bank: bankLeg(invoice, words),
  };
}

function cardLeg({ invoiced, card }: WorkedInvoice, words: Words): Leg {
  const { variable, fixed, fee } = card;
  const percent = `${shortPercentText(variable)}%`;
  const amount = moneyText(fee);
  return {
    key: 'card',
    label: words.cardFee,
    amount,
    takes: true,
    note: `${percent} + ${amountText(fixed)}`,
    formula: `${amountText(invoiced)} × ${percent} + ${amountText(fixed)} = ${amount}`,
  };
}

function transferLeg({ inCompanyAccount, transfer }: WorkedInvoice, words: Words): Leg {
  const { variable, fixed, discount, fee } = transfer;
  const percent = `${shortPercentText(variable)}%`;
  const amount = moneyText(fee);
  return {
    key: 'transfer',
    label: words.transfer,
    amount,
    takes: true,
    note: fill(words.transferNote, {
      variable: shortPercentText(variable),
      fixed: amountText(fixed),
      discount: shortPercentText(discount),
    }),
    formula: `(${amountText(inCompanyAccount)} × ${percent} + ${amountText(fixed)}) × (1 − ${shortPercentText(discount)}%) = ${amount}`,
  };
}

function conversionLeg({ sent, conversion }: WorkedInvoice, words: Words, dayText: DayText): Leg {
  const amount = moneyText(conversion.gives);
  return {
    key: 'conversion',
    label: fill(words.converted, { rate: toText(conversion.rate, 4) }),
    amount,
    takes: false,
    note: fill(words.convertedNote, { day: dayText(conversion.from) }),
    formula: `${amountText(sent, 5)} × ${toText(conversion.rate, 8)} = ${amount}`,
  };
}

function bankLeg({ bank }: WorkedInvoice, words: Words): Leg {
  const amount = moneyText(bank.fee);
  return { key: 'bank', label: words.bank, amount, takes: true, note: '', formula: '' };
}
