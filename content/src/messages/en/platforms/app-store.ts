import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, sriLanka } from './common.ts';

export const appStore = {
  name: 'App Store',
  page: {
    meta: {
      title: `App Store Fee Calculator | ${site.brand}`,
      description:
        'See what you keep of an App Store sale after Apple’s commission, by the buyer’s country, the Small Business Program and the yearly membership.',
    },
    heading: 'App Store Fee Calculator',
    lead: 'What you keep of a sale after Apple’s commission and membership.',
    note: 'Apple’s rates by country. Tap any figure for its source. We found no page that says how Apple pays developers in Sri Lanka. Check that App Store Connect accepts your bank before you start.',
  },
  calculator: {
    title: 'Sale',
    result: 'Fee Breakdown',
    ownPage: 'Apple’s own page',
    totals: { net: 'You keep' },
    groups: { sale: groups.sale, in: groups.in, fees: groups.fees },
    fields: {
      ...sriLanka.fields,
      storefront: { label: 'Buyer’s App Store' },
      program: { label: 'Small Business Program' },
      laterYear: { label: 'A subscription after its first paid year' },
      price: { label: 'Price', help: 'Without the buyer’s tax.' },
      salesPerYear: {
        label: 'Sales a year',
        help: 'To share Apple’s yearly membership. Leave it blank to leave the membership out.',
      },
    },
    boxes: {},
    choices: {
      storefront: {
        elsewhere: 'US, UK, Sri Lanka and most countries',
        eu: 'European Union',
        japan: 'Japan',
        china: 'Mainland China',
        brazil: 'Brazil',
      },
      program: { standard: 'Not enrolled', small: 'Enrolled' },
    },
    sample: { title: 'Photo app', price: '9.99', program: 'small', salesPerYear: '500' },
    notes: {
      'program.standard':
        'New developers, and those who earned up to $1,000,000 in the year before, can enrol. Apple doesn’t enrol you by itself.',
    },
    notCounted: {
      ...sriLanka.notCounted,
      membership: 'Apple’s yearly membership. Enter your sales a year to share it.',
      ownPayment:
        'Payments outside Apple’s In-App Purchase. They have other rates in the US, the EU, Japan and Brazil.',
      payout:
        'What banks charge for Apple’s transfer and the conversion to rupees. We found no page that says how Apple pays in Sri Lanka.',
      withheld: 'Tax on your earnings. We found no page that says what Apple withholds from developers in Sri Lanka.',
    },
    lines: {
      ...sriLanka.lines,
      price: 'price',
      fee: 'Apple’s commission',
      feeRate: 'commission rate',
      processingFee: 'Apple’s payment processing',
      processingRate: 'payment processing rate',
      membershipShare: 'share of the membership',
      membership: 'membership, a year',
      salesPerYear: 'sales a year',
      totalFees: 'all fees',
      feeShare: 'fees as a part of the price',
      net: 'what you keep',
    },
  },
  table: {
    commission: 'Commission',
    elsewhere: 'US, UK, Sri Lanka and most countries',
    eu: 'European Union',
    japan: 'Japan',
    china: 'Mainland China',
    brazil: 'Brazil',
    standard: 'Standard',
    reduced: 'Small Business Program, or a subscription after its first year',
    processing: 'Payment processing on top',
    membership: 'Apple Developer Program',
  },
} as const satisfies PlatformWords;
