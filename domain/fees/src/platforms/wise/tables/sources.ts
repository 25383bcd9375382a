import type { Source } from '../../../schedule/schedule.ts';

/** Where Wise's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'corridors-2026-06': {
    title: 'Wise pricing: bank-funded transfers by corridor',
    href: 'https://wise.com/us/pricing/',
    checked: '2026-06-11',
  },
  'help-large-gbp20k': {
    title: 'Wise help: how much does it cost to send large transfers?',
    href: 'https://wise.com/uk/help/articles/2977942/how-much-does-it-cost-to-send-large-transfers',
    checked: '2026-11-21',
    own: true,
  },
  'usd-protection': {
    title: 'Wise: payment protection when sending US dollars outside the US',
    href: 'https://wise.com/gb/blog/payment-protection-when-sending-usd-outside-of-the-us',
    checked: '2026-11-21',
    own: true,
  },
} as const satisfies Readonly<Record<string, Source>>;
