import data from '../../../entries/reviews/featured.json' with { type: 'json' };
import type { Testimonial } from '../../entries/testimonial.ts';
import { mergedReviews } from './merged-reviews.ts';

/** The carousel: its samples go with those of the reviews, so that none stands beside what a customer wrote. */
export const carouselOf = (all: readonly Testimonial[], hasRealReviews: boolean): readonly Testimonial[] =>
  all.filter(({ sample }) => !sample || !hasRealReviews);

/** The carousel of the home page. All are samples until the owner has real ones with permission. */
export const featuredTestimonials: readonly Testimonial[] = carouselOf(
  data,
  mergedReviews().some(({ sample }) => !sample),
);
