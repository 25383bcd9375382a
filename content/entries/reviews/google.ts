import type { StarredReview } from '../../src/review.ts';

/** Reviews from Google Maps. `npm run reviews -- import` replaces this list. */
export const googleReviews: readonly StarredReview[] = [
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
];
