import data from '../../../entries/reviews/reviews.json' with { type: 'json' };
import type { ReviewSets } from '../../entries/review.ts';

/** The reviews of the three sources. `npm run reviews -- import FILE` writes their file. */
export const reviewSets: ReviewSets = data;
