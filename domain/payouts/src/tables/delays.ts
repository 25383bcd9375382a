import type { IsoDate, Schedule, Source } from '@formation/fees';

/** Nobody says since when. */
const said = (days: string, source: Source): Schedule<string> => [{ status: 'single', source, value: days }];

/** The most days on which banks work that a step usually takes. */
export const delays = {
  'days-paypal': said('5', {
    title: 'A Sri Lankan travel firm’s guide to its PayPal account: three to five days to a bank in Sri Lanka',
    described: 'paypalGuide',
    checked: '2026-06-30',
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
  'days-local-bank': said('7', {
    title: 'Upwork: direct to local bank, up to seven business days',
    href: 'https://support.upwork.com/hc/en-us/articles/211060578-Direct-to-Local-Bank-fees-and-timing',
    checked: '2026-11-28',
  }),
} as const satisfies Readonly<Record<string, Schedule<string>>>;

/** How long these take nobody says whom we have read; the day on which we last looked. */
export const delaysNotFound = {
  'days-stripe': '2026-11-21',
  'days-wise': '2026-11-21',
} as const satisfies Readonly<Record<string, IsoDate>>;
