import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, sriLanka } from './common.ts';

export const udemy = {
  name: 'Udemy',
  page: {
    meta: {
      title: `Udemy Earnings Calculator | ${site.brand}`,
      description:
        'See what course sales on Udemy leave you after the service fee, Udemy’s share and US tax, by who brought the student and your tax form.',
    },
    heading: 'Udemy Earnings Calculator',
    lead: 'What course sales leave you after Udemy’s share and the US tax.',
    note: 'Udemy’s published shares and the tax rates of the United States. Tap any figure for its source. Udemy’s help names PayPal and Payoneer for payouts. We found no page that says which of them works in Sri Lanka. Check your payout settings before you start.',
  },
  calculator: {
    title: 'Course sales',
    result: 'What is left',
    ownPage: 'Udemy’s or the tax office’s own page',
    totals: { net: 'You keep' },
    groups: { sale: groups.sale, tax: 'US tax', in: groups.in, fees: 'Taken off' },
    fields: {
      ...sriLanka.fields,
      broughtBy: { label: 'Who brought the student' },
      figure: { label: 'The amount is' },
      amount: { label: 'Amount' },
      taxForm: { label: 'Tax form you gave Udemy' },
      usShare: {
        label: 'Share from students in the US',
        help: 'The US tax is only on this part. Write 0 if there is none.',
      },
    },
    boxes: {},
    choices: {
      broughtBy: { udemy: 'Udemy, by its search, adverts or offers', own: 'You, by your own coupon or link' },
      figure: {
        website: 'Paid on Udemy’s website, without tax',
        net: 'The net amount, after the service fee or the app store’s fee',
      },
      taxForm: {
        noClaim: 'Form W-8BEN without a treaty claim',
        treaty: 'Form W-8BEN that claims the treaty with Sri Lanka',
      },
    },
    sample: { title: 'October', broughtBy: 'udemy', figure: 'website', amount: '150.00', usShare: '20' },
    notes: {
      'taxForm.noClaim':
        'Claim the treaty with Sri Lanka in the form to lower the tax. Without a valid form Udemy pays out nothing until you send one.',
    },
    notCounted: {
      ...sriLanka.notCounted,
      appStores:
        'Taxes, and the fees of app stores for purchases in Udemy’s app. Both come off before the shares. For app sales, enter the net amount.',
      subscriptions:
        'Subscriptions such as Udemy Business. All instructors share a part of them by minutes watched. The published fees show it.',
      payout:
        'What PayPal or Payoneer charges for a payout, and the conversion to rupees. We found no page that says which of the two works in Sri Lanka.',
      refunds: 'Refunds. Students can ask for their money back, and Udemy then takes back your part.',
      incomeTax: 'Income tax in Sri Lanka. US tax that was withheld can count towards it.',
    },
    lines: {
      ...sriLanka.lines,
      amount: 'amount',
      serviceFee: 'service fee',
      serviceFeeRate: 'service fee rate',
      netAmount: 'net amount',
      udemyPart: 'Udemy’s share',
      instructorShare: 'the instructor’s share',
      earned: 'earnings after Udemy’s share',
      withheld: 'US tax withheld',
      usShare: 'share from students in the US',
      usTaxRate: 'US tax rate',
      totalFees: 'taken off in all',
      feeShare: 'taken off, as a part of the amount',
      net: 'what you keep',
    },
  },
  table: {
    serviceFee: 'Service fee, paid on the website',
    instructorShare: 'The instructor’s share of the net amount',
    udemy: 'Student brought by Udemy',
    own: 'Student brought by your own coupon or link',
    subscriptionPool: 'Subscriptions: the part that all instructors share',
    usTax: 'US tax withheld',
    treaty: 'With the treaty claimed',
    noClaim: 'Without a treaty claim',
    usStudentsOnly: 'Only on earnings from students in the US',
    taxFormNeeded: 'No payout without a valid tax form',
    payoutMethods: 'Payouts outside the US',
  },
} as const satisfies PlatformWords;
