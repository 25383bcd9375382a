import type { StarredReview } from '../../src/review.ts';

/** Reviews from Trustpilot. `npm run reviews -- import` replaces this list. */
export const trustpilotReviews: readonly StarredReview[] = [
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
];
