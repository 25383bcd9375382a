import type { Amount, Schedule, Source } from '@formation/fees';
import type { Currency } from '@formation/money';

const receiving: Source = {
  title: 'Wise help: fees for receiving money',
  href: 'https://wise.com/help/articles/2978013/what-are-the-fees-and-limits-for-receiving-money',
  checked: '2026-11-28',
  own: true,
};
const dollars: Source = {
  title: 'Wise help: receiving money with dollar account details, 6.11 dollars by wire or Swift',
  href: 'https://wise.com/help/articles/2827506/how-do-i-receive-money-with-my-usd-account-details',
  checked: '2026-11-28',
  own: true,
};
const hongKong: Source = {
  title: 'Wise help: receiving payments for businesses in Hong Kong, dollars by Swift only',
  href: 'https://wise.com/uk/help/articles/34YZrTVxKHKiFuJ5ecWt4q/receiving-payments-for-hong-kong-businesses',
  checked: '2026-11-28',
  own: true,
};

const free: Amount<Currency> = { kind: 'amount', amount: '0', currency: 'USD' };
const wired: Amount<Currency> = { kind: 'amount', amount: '6.11', currency: 'USD' };

/** What Wise takes of what reaches the account of a company, by the way it comes; no page names a day. */
export const wiseReceiving = {
  /** Inside the country of the currency; and by Swift in all currencies but two. */
  free: [{ status: 'official', source: receiving, value: free }],
  dollarsFromAbroad: [{ status: 'official', source: dollars, confirmedBy: [receiving], value: wired }],
  dollarsInHongKong: [{ status: 'official', source: dollars, confirmedBy: [hongKong], value: wired }],
  /** Free inside Canada; by Swift for a fee that the page does not name. */
  canadian: [{ status: 'single', source: receiving, value: free }],
} as const satisfies Readonly<Record<string, Schedule<Amount<Currency>>>>;
