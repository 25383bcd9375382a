import data from '../../../entries/reviews/featured.json' with { type: 'json' };
import type { Testimonial } from '../../entries/testimonial.ts';
import { withoutSamples } from './without-samples.ts';

/** The carousel of the home page. All are samples until the owner has real ones with permission. */
export const featuredTestimonials: readonly Testimonial[] = withoutSamples(data);
