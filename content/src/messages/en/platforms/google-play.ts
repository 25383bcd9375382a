import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, sriLanka } from './common.ts';

export const googlePlay = {
  name: 'Google Play',
  page: {
    meta: {
      title: `Google Play Fee Calculator | ${site.brand}`,
      description:
        'See what you keep of a Google Play sale in Sri Lanka after the service fee and the billing fee, by the buyer’s country and your earnings this year.',
    },
    heading: 'Google Play Fee Calculator',
    lead: 'What you keep of a sale after Google’s service fee and billing fee.',
    note: 'Google’s published fees. Tap any figure for its source. New fees reach countries one after another; the result uses those of today. Google’s help page lists Sri Lanka for payouts by bank wire, in US dollars.',
  },
  calculator: {
    title: 'Sale',
    result: 'Fee Breakdown',
    ownPage: 'Google’s own page',
    totals: { net: 'You keep' },
    groups: { sale: groups.sale, in: groups.in, fees: groups.fees },
    fields: {
      ...sriLanka.fields,
      buyer: { label: 'Where the buyer is' },
      kind: { label: 'What you sell' },
      earnings: { label: 'Your Google Play earnings this year' },
      install: { label: 'The buyer first installed or updated the app' },
      billing: { label: 'How the buyer pays' },
      price: { label: 'Price', help: 'Without the buyer’s tax.' },
    },
    boxes: {},
    choices: {
      buyer: {
        usUkEea: 'US, UK or European Economic Area',
        australia: 'Australia',
        japanKorea: 'Japan or South Korea',
        elsewhere: 'Sri Lanka and all other countries',
      },
      kind: { purchase: 'One-off purchase', subscription: 'Subscription that renews' },
      earnings: { first: 'Within the first $1,000,000', above: 'Above $1,000,000' },
      install: { existing: 'Before the new fees started', new: 'After the new fees started' },
      billing: { play: 'Google Play’s billing', own: 'Your own billing system' },
    },
    sample: { title: 'Photo app', price: '9.99' },
    notes: {
      'earnings.first':
        'Where the older fees still apply, you must enrol in Play Console for the lower fee. If you haven’t enrolled, choose “Above $1,000,000”.',
    },
    notCounted: {
      ...sriLanka.notCounted,
      billingFee: 'Google’s billing fee for this region. We found no page with its rate. Your fees are at least these.',
      ownBilling: 'What your own billing system charges for the payment.',
      registration: 'Google’s registration fee, paid once. The published fees show it.',
      refunds: 'Refunds and chargebacks. We found one source that chargebacks are your cost since 3 Aug 2026.',
      payout: 'What banks charge for Google’s transfer, and the conversion to rupees.',
      withheld:
        'Tax withheld from sales in some countries. In Sri Lanka that is purchases by phone bill; the published fees show the rate. We found no page that says what Google withholds for the US.',
    },
    lines: {
      ...sriLanka.lines,
      price: 'price',
      fee: 'Google’s service fee',
      feeRate: 'service fee rate',
      billingFee: 'Google’s billing fee',
      billingRate: 'billing fee rate',
      totalFees: 'all fees',
      feeShare: 'fees as a part of the price',
      net: 'what you keep',
    },
  },
  table: {
    serviceFee: 'Service fee',
    usUkEea: 'US, UK or European Economic Area',
    australia: 'Australia',
    japanKorea: 'Japan or South Korea',
    elsewhere: 'Sri Lanka and all other countries',
    firstMillion: 'Purchase within the first $1,000,000 a year',
    existingInstalls: 'Purchase above $1,000,000, app installed before the new fees',
    newInstalls: 'Purchase above $1,000,000, app installed after the new fees',
    subscription: 'Subscription that renews',
    billingFee: 'Billing fee',
    registration: 'Registration, once',
    payout: 'Payout',
    wire: 'Bank wire to Sri Lanka, in US dollars',
    least: 'Smallest payout',
    chargebacks: 'Chargebacks are the developer’s cost',
    phoneBill: 'Tax withheld from purchases by phone bill in Sri Lanka, at most',
  },
} as const satisfies PlatformWords;
