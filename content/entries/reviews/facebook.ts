import type { FacebookReview } from '../../src/review.ts';

/** Reviews from Facebook. `npm run reviews -- import` replaces this list. */
export const facebookReviews: readonly FacebookReview[] = [
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
];
