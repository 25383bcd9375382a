import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, paymentLines, sriLanka } from './common.ts';

export const patreon = {
  name: 'Patreon',
  page: {
    meta: {
      title: `Patreon Fee Calculator | ${site.brand}`,
      description:
        'See what you keep of your Patreon members’ payments: the platform fee, card or PayPal processing, conversion, and what price to set.',
    },
    heading: 'Patreon Fee Calculator',
    lead: 'What you keep of your members’ payments after Patreon’s fee and processing.',
    note: 'Patreon’s published fees for pages published after 4 Aug 2025. Tap any figure for its source. We found no page that says Patreon pays out to Sri Lanka. Check your payout settings before you start.',
  },
  calculator: {
    title: 'Memberships',
    result: 'Fee Breakdown',
    ownPage: 'Patreon’s own page',
    totals: { net: 'You keep' },
    groups: { month: 'The month', in: groups.in, fees: groups.fees },
    fields: {
      ...sriLanka.fields,
      price: { label: 'Price of the membership' },
      members: { label: 'Members who pay it' },
      payment: { label: 'How they pay' },
      converted: { label: 'They pay in another currency than your payout' },
    },
    boxes: {},
    choices: { payment: { card: 'Card', paypal: 'PayPal, outside the US' } },
    sample: { title: 'Supporters', price: '5.00', members: '20' },
    notCounted: {
      ...sriLanka.notCounted,
      appStore: 'Apple’s part of payments in the iOS app. The published fees show it.',
      payout:
        'The fee of the payout and the conversion to rupees. We found no page that says how Patreon pays out in Sri Lanka.',
      usTax: 'US tax. We found no page that says what Patreon withholds.',
    },
    lines: {
      ...sriLanka.lines,
      ...paymentLines,
      amount: 'members’ payments',
      price: 'price',
      members: 'members',
      fee: 'Patreon’s fee',
      feeRate: 'fee rate',
      processingFee: 'payment processing',
      processingRate: 'processing rate',
      processingFixed: 'fixed processing fee of a payment',
      conversionFee: 'currency conversion',
      conversionRate: 'conversion rate',
      totalFees: 'all fees',
      feeShare: 'fees as a part of the payments',
      net: 'what you keep',
    },
  },
  table: {
    platformFee: 'Platform fee',
    olderPages: 'Pages from before',
    founders: 'Founders plan',
    pro: 'Pro plan',
    processing: 'Payment processing',
    card: 'By card',
    paypal: 'By PayPal outside the US',
    processingFixed: 'Processing, for each payment',
    conversion: 'Currency conversion',
    iosApp: 'Apple’s part in the iOS app',
  },
} as const satisfies PlatformWords;
