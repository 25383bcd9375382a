import { featuredTestimonials, type Testimonial } from '@formation/content';
import { entryImage } from './entry-image.ts';

/** As wide as a face is on fine screens. */
const faceWidth = 88;

/** The testimonials of the home page, with the addresses of their pictures. */
export const shownTestimonials = (): Promise<readonly Testimonial[]> =>
  Promise.all(
    featuredTestimonials.map(async (each) => ({ ...each, image: await entryImage('reviews', each.image, faceWidth) })),
  );
