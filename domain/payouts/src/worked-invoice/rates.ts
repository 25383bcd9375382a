import type { Schedule } from '@formation/fees';
import { rate, type Rate } from '@formation/money';

/** What Stripe keeps of a card payment from the company's own country; the fixed part in US dollars. */
export const stripeDomesticCard: Schedule<Readonly<{ variable: Rate; fixed: string }>> = [
  {
    from: '2026-09-20',
    status: 'verified',
    source: {
      title: 'Stripe, pricing in the United States',
      href: 'https://stripe.com/pricing',
      checked: '2026-11-21',
    },
    value: { variable: rate('0.029'), fixed: '0.30' },
  },
];

/** What a Sri Lankan bank keeps of a payment from abroad into a rupee account, in rupees. */
export const inwardPayment: Schedule<string> = [
  {
    from: '2024-08-02',
    status: 'verified',
    source: {
      title: 'Hatton National Bank, tariffs on international services',
      href: 'https://www.hnb.net/international-tariffs',
      checked: '2026-11-21',
    },
    value: '400',
  },
];
