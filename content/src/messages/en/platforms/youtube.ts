import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups } from './common.ts';

export const youtube = {
  name: 'YouTube',
  page: {
    meta: {
      title: `YouTube Earnings Calculator | ${site.brand}`,
      description:
        'What is left of a month on YouTube in Sri Lanka: YouTube’s share, and the US tax that Google withholds by the form that you gave and the part of your viewers in the US.',
    },
    heading: 'YouTube Earnings Calculator',
    lead: 'What is left of a month’s earnings after YouTube’s share and the US tax.',
    note: 'YouTube’s published shares and the tax rates of the United States. Tap any figure for its source. Google shows in your payments profile which tax rate it has for you: that one decides.',
  },
  calculator: {
    title: 'Month',
    result: 'What is left',
    ownPage: 'the own page of YouTube or the tax office',
    totals: { net: 'Google pays you' },
    groups: { month: 'The month', tax: 'US tax', in: groups.in, fees: 'Taken off' },
    fields: {
      figure: { label: 'The amount is' },
      amount: { label: 'Amount' },
      taxForm: { label: 'What Google has from you' },
      account: { label: 'Kind of account' },
      usShare: { label: 'Part from viewers in the US', help: 'In YouTube Analytics, under revenue by geography.' },
    },
    boxes: {},
    choices: {
      figure: {
        shown: 'Earnings, as YouTube shows them',
        watch: 'What ads on videos brought, before YouTube’s share',
        shorts: 'What Shorts were allocated, before YouTube’s share',
        fans: 'What fans paid: memberships, Super Chat, Super Thanks',
      },
      taxForm: {
        treaty: 'Form W-8BEN that claims the treaty with Sri Lanka',
        noClaim: 'Form W-8BEN without a treaty claim',
        none: 'No form',
      },
      account: { person: 'An individual', business: 'A business' },
    },
    sample: { title: 'October', amount: '450.00', usShare: '10' },
    notes: {
      'taxForm.none':
        'Send the form in your AdSense account, under payments: without it Google may withhold from everything that you earn, not only from the part of US viewers. This counts the most that it may.',
      'taxForm.treaty':
        'The form lapses at the end of the third calendar year after you signed it. Then send it again.',
    },
    notCounted: {
      banks:
        'What banks on the way and your own bank charge for Google’s transfer. Google pays by bank transfer in many countries; no page that we found says how it pays in Sri Lanka.',
      musicLicences: 'Licences of music, which come off before Shorts are allocated anything.',
      appStores: 'Taxes and what app stores take, which come off before YouTube’s share.',
      incomeTax: 'Income tax in Sri Lanka. US tax that was withheld can count towards it.',
    },
    lines: {
      amount: 'amount',
      youtubePart: 'YouTube’s share',
      creatorShare: 'the creator’s share',
      earned: 'earnings after YouTube’s share',
      withheld: 'US tax withheld',
      usShare: 'part from US viewers',
      usTaxRate: 'US tax rate',
      totalFees: 'taken off in all',
      feeShare: 'taken off, as a part of the amount',
      net: 'Google pays you',
    },
  },
  table: {
    creatorShare: 'The creator’s share',
    watch: 'Ads on videos',
    shorts: 'Shorts',
    fans: 'Memberships, Super Chat, Super Thanks',
    usTax: 'US tax withheld',
    treaty: 'With the treaty claimed',
    noClaim: 'Without a treaty claim',
    noForm: 'Without a form',
    person: 'Individual, of all earnings',
    business: 'Business',
    threshold: 'Balance from which Google pays',
  },
} as const satisfies PlatformWords;
