import { z } from 'zod';
import { picture } from './picture.ts';

/** A testimonial of the home page's carousel: `entries/reviews/featured.json`. */
export const testimonial = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'Write small letters, digits and hyphens.')
    .describe('Unique.'),
  quote: z.string().min(10).max(90).describe('The sentence set large.'),
  description: z.string().min(60).max(900).describe('The longer words below; clamped to five lines until opened.'),
  name: z.string().max(60).describe('Who said it, with their written permission.'),
  role: z.string().max(60).describe('What they do and where.'),
  image: z
    .string()
    .regex(/^$|^[a-z0-9-]+\.(?:svg|png|jpe?g|webp|avif)$/, 'Write the name of a picture beside this file, or nothing.')
    .meta({ contentMediaType: picture, description: 'A picture beside this file, or nothing.' }),
  sample: z.boolean().describe('True for a sample, which the page marks as one.'),
});

export type Testimonial = Readonly<z.infer<typeof testimonial>>;
