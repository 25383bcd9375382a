import type { ReviewSets } from '../../src/entries/review.ts';

/** The reviews of the three sources. `npm run reviews -- import FILE` writes this file. */
export const reviewSets: ReviewSets = {
  facebook: [
    {
      id: 'sample-1',
      reviewerName: 'Sample reviewer C',
      isRecommended: true,
      text: 'The fee calculator showed me that I was losing more on conversion than on the card fee. We changed the route, and about three percent more of each invoice stays with me now.',
      date: '2026-10-12',
      sample: true,
    },
    {
      id: 'sample-2',
      reviewerName: 'Sample reviewer F',
      isRecommended: true,
      text: 'They told me that I did not need a US company yet. I came back a year later, when I did.',
      date: '2026-08-21',
      sample: true,
    },
    {
      id: 'sample-3',
      isRecommended: false,
      text: 'The work was right, but I would have liked to hear from them on the days when nothing happened too.',
      date: '2026-07-02',
      sample: true,
    },
  ],
  google: [
    {
      id: 'sample-1',
      reviewerName: 'Sample reviewer A',
      stars: 5,
      text: 'The quote listed the state fee and the agent fee on separate lines, so the final invoice held no surprise. I asked in Sinhala and was answered in Sinhala.',
      date: '2026-11-03',
      sample: true,
    },
    {
      id: 'sample-2',
      reviewerName: 'Sample reviewer D',
      stars: 4,
      text: 'Good work and clear writing. The bank asked for one extra document, and that added a week nobody could have promised away.',
      date: '2026-09-18',
      sample: true,
    },
    {
      id: 'sample-3',
      reviewerName: 'Sample reviewer G',
      text: 'Everything in Tamil for my father, and everything in English for the registry.',
      date: '2026-08-09',
      sample: true,
    },
  ],
  trustpilot: [
    {
      id: 'sample-1',
      reviewerName: 'Sample reviewer B',
      stars: 5,
      text: 'I sent the passport scan on Monday and had the certificate by Wednesday. The EIN took another five days, which is what they had told me.',
      date: '2026-10-27',
      sample: true,
    },
    {
      id: 'sample-2',
      reviewerName: 'Sample reviewer E',
      stars: 5,
      text: 'Somebody explained Form 5472 to me before I had heard of it. That one call was worth the whole package.',
      date: '2026-09-05',
      sample: true,
    },
    {
      id: 'sample-3',
      reviewerName: 'Sample reviewer H',
      stars: 4,
      text: 'Short answers, real dates, no pressure to buy the bigger package.',
      date: '2026-07-15',
      sample: true,
    },
  ],
};
