import * as wise from '@formation/fees/wise-published';
import { midRate } from '@formation/money/exchange-rates';
import type { Command } from '../command.ts';

const senders = ['USD', 'GBP', 'EUR'] as const;
const recipients = ['EUR', 'GBP', 'USD', 'INR', 'AUD', 'CAD', 'PHP', 'MXN'] as const;

export const wiseCommand: Command = {
  about: 'what a transfer with Wise costs, and what arrives',
  example: 'wise --amount 1000 --from usd --to eur',
  options: {
    amount: { kind: 'amount', help: 'what you send, fee included', needed: true },
    from: { kind: 'choice', help: 'the currency you send', choices: senders, atFirst: 'USD' },
    to: { kind: 'choice', help: 'the currency that arrives', choices: recipients, atFirst: 'EUR' },
    before: { kind: 'amount', help: 'pounds sent or converted earlier in the month' },
    rate: { kind: 'number', help: 'units that arrive for one sent; the mid-market rate of our table when left out' },
  },
  answer(given, day) {
    const from = given.choice('from', senders);
    const to = given.choice('to', recipients);
    const mid = midRate(from, to, day);
    return wise.transfer(
      {
        amount: given.amount('amount', from),
        to,
        mid: given.has('rate')
          ? {
              from: day,
              status: 'estimate',
              source: { title: 'Your own rate', checked: day },
              value: given.number('rate'),
            }
          : mid,
        midToPounds: midRate(from, 'GBP', day),
        volumeBefore: { ...given.amount('before', 'GBP'), currency: 'GBP' },
      },
      day,
    );
  },
};
