import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups } from './common.ts';

export const youtube = {
  name: 'YouTube',
  page: {
    meta: {
      title: `YouTube Earnings Calculator | ${site.brand}`,
      description:
        'See what YouTube pays you for a month in Sri Lanka after its share and the US tax that Google withholds, by your tax form and US viewers.',
    },
    heading: 'YouTube Earnings Calculator',
    lead: 'What you’re paid for a month after YouTube’s share and the US tax.',
    note: 'YouTube’s published shares and the tax rates of the United States. Tap any figure for its source. Your Google payments profile shows the tax rate that applies to you.',
  },
  calculator: {
    title: 'Month',
    result: 'What is left',
    ownPage: 'YouTube’s or the tax office’s own page',
    totals: { net: 'Google pays you' },
    groups: { month: 'The month', tax: 'US tax', in: groups.in, fees: 'Taken off' },
    fields: {
      figure: { label: 'The amount is' },
      amount: { label: 'Amount' },
      taxForm: { label: 'Tax form you gave Google' },
      account: { label: 'Kind of account' },
      usShare: { label: 'Share from US viewers', help: 'In YouTube Analytics, under revenue by geography.' },
    },
    boxes: {},
    choices: {
      figure: {
        shown: 'Earnings, as YouTube shows them',
        watch: 'Ad revenue of videos, before YouTube’s share',
        shorts: 'Shorts revenue allocated to you, before YouTube’s share',
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
        'Send the form in your AdSense account, under payments. Without it Google may withhold up to this much. For an individual, that is on everything you earn, not only from US viewers.',
      'taxForm.treaty':
        'The form lapses at the end of the third calendar year after you signed it. Then send it again.',
    },
    notCounted: {
      banks:
        'What banks charge for Google’s transfer. Google pays by bank transfer in many countries; we found no page that says how it pays in Sri Lanka. Your AdSense account shows it under payments.',
      musicLicences: 'Music licences, which come off before Shorts revenue is allocated.',
      appStores: 'Taxes and app store fees, which come off before YouTube’s share.',
      incomeTax: 'Income tax in Sri Lanka. US tax that was withheld can count towards it.',
    },
    lines: {
      amount: 'amount',
      youtubePart: 'YouTube’s share',
      creatorShare: 'the creator’s share',
      earned: 'earnings after YouTube’s share',
      withheld: 'US tax withheld',
      usShare: 'share from US viewers',
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
    person: 'Individual, at most, of all earnings',
    business: 'Business, at most',
    threshold: 'Minimum balance for a payment',
  },
} as const satisfies PlatformWords;
