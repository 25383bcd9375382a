import { fill, type Messages } from '@formation/content';
import { isRefusal, wise as quick, type IsoDate } from '@formation/fees';
import * as wise from '@formation/fees/wise-published';
import { currencies, type Currency } from '@formation/money';
import { midRate, type Rated } from '@formation/money/exchange-rates';
import { dayName } from '../../../../lib/dates/day-name.ts';
import { currencyOptions } from '../../published/currency-options.ts';
import { amountFrom, rowsOf } from '../../published/model-parts.ts';
import type { Answer, Field, FieldGroup, PublishedModel } from '../../published/published-model.ts';
import { receiveQuestion } from '../../published/receive-question.ts';
import { choice } from '../../../../lib/typed/choice.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';

type Words = Readonly<Pick<Messages['calculators'], 'wise' | 'published'>>;

const signOf = (currency: Currency) => currencies[currency].sign.trim();

/** Where our visitors want to send, with or without a published fee. */
const targets = ['EUR', 'GBP', 'USD', 'LKR', 'INR', 'AUD', 'CAD', 'PHP', 'MXN'] as const satisfies readonly Rated[];

function chosen(typed: Typed) {
  const from = choice(quick.senderCurrencies, typed['from']);
  const offered = targets.filter((currency) => currency !== from);
  const to: Rated = offered.find((currency) => currency === typed['to']) ?? 'EUR';
  return { from, offered, to };
}

/** The rates of the day, and what was sent before. */
function terms(typed: Typed, day: IsoDate) {
  const { from, to } = chosen(typed);
  return {
    mid: midRate(from, to, day),
    midToPounds: midRate(from, 'GBP', day),
    volumeBefore: amountFrom(typed, 'volumeBefore', 'GBP'),
  };
}

function fields({ wise: words, published }: Words, typed: Typed): readonly FieldGroup[] {
  const { volumeBefore, volumeHelp, fromBank } = published.wise;
  const { from, offered } = chosen(typed);
  const currency = (name: 'from' | 'to', label: string, of: readonly Currency[]): Field => ({
    kind: 'choice',
    name,
    label,
    options: currencyOptions(of),
  });
  return [
    {
      title: published.groups.transfer,
      fields: [
        currency('from', words.senderCurrency, quick.senderCurrencies),
        currency('to', words.recipientCurrency, offered),
        { kind: 'amount', name: 'amount', label: words.youSend, help: fromBank, unit: signOf(from), initial: '1000' },
        { kind: 'amount', name: 'volumeBefore', label: volumeBefore, help: volumeHelp, unit: signOf('GBP') },
      ],
    },
  ];
}

function answerOf({ lines }: wise.Transfer, { wise: words, published }: Words): Answer {
  const rows = rowsOf(published.names, lines);
  const { rate, rateDay, arrival } = published.wise;
  const { how } = lines.midRate;
  const day = how.op === 'table' ? how.cited.from : '';
  const [from, to] = [lines.amount.value.currency, lines.recipientGets.value.currency];
  return {
    groups: [
      { title: published.in, rows: rows(['amount']) },
      {
        title: published.fees,
        rows: [
          ...rows(['feeBeforeDiscount'], 'out'),
          ...rows(['volumeDiscount'], 'in'),
          ...rows(['fee'], 'out'),
          ...rows(['feeShare']),
        ],
      },
      {
        title: arrival,
        rows: [{ label: fill(rate, { from, to }), figure: lines.midRate, why: fill(rateDay, { day: dayName(day) }) }],
      },
    ],
    total: { label: words.recipientGets, figure: lines.recipientGets },
  };
}

/** Wise's published fees for one transfer from a bank. */
export function wiseModel(words: Words): PublishedModel {
  return {
    fields: (typed) => fields(words, typed),
    answer: (typed, day) => {
      const { from, to } = chosen(typed);
      const answer = wise.transfer({ amount: amountFrom(typed, 'amount', from), to, ...terms(typed, day) }, day);
      return isRefusal(answer) ? answer : answerOf(answer, words);
    },
    questions: [
      receiveQuestion(words.published, {
        id: 'send',
        name: 'amount',
        currencyOf: (typed) => chosen(typed).from,
        arrivingIn: (typed) => chosen(typed).to,
        amountFor: (typed, wanted, day) =>
          wise.amountFor(wanted, { from: chosen(typed).from, ...terms(typed, day) }, day),
        arrives: ({ lines }) => lines.recipientGets,
      }),
    ],
  };
}
