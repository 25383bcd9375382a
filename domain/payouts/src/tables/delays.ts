import type { Schedule, Source } from '@formation/fees';

const said = (days: string, source: Source): Schedule<string> => [
  { from: '2026-11-21', status: 'single', source, value: days },
];

/** The most days on which banks work that a step usually takes. */
export const delays = {
  'days-paypal': said('3', {
    title: 'PayPal help, Sweden: how long a transfer to a bank account takes',
    href: 'https://www.paypal.com/se/smarthelp/article/hur-l%C3%A5ng-tid-tar-det-f%C3%B6r-att-%C3%B6verf%C3%B6ra-pengar-fr%C3%A5n-mitt-paypal-konto-till-mitt-bankkonto-faq1346',
    checked: '2026-11-21',
  }),
  'days-payoneer': said('3', {
    title: 'makemoneyonline.lk: payment solutions for Sri Lankans',
    href: 'https://makemoneyonline.lk/payment-solutions/',
    checked: '2026-11-21',
  }),
  'days-swift': said('5', {
    title: 'MoneyTransfers.com: how long does a SWIFT transfer take?',
    href: 'https://moneytransfers.com/swift-codes/how-long-does-a-swift-payment-take',
    checked: '2026-11-21',
  }),
} as const satisfies Readonly<Record<string, Schedule<string>>>;
