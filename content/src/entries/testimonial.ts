import { z } from 'zod';
import { picture } from './picture.ts';

/** A testimonial of the home page's carousel: `entries/reviews/featured.json`. */
export const testimonial = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'Write small letters, digits and hyphens.')
    .meta({ readOnly: true, description: 'Unique.' }),
  quote: z.string().min(10).max(90).describe('The sentence set large.'),
  description: z.string().min(60).max(900).describe('The longer words below; clamped to five lines until opened.'),
  name: z.string().min(1, 'Write who said it.').max(60).describe('Who said it, with their written permission.'),
  role: z.string().max(60).describe('What they do and where.'),
  image: z
    .string()
    .regex(
      /^$|^[a-z0-9-]+\.(?:svg|png|jpe?g|webp|avif)$/,
      'Upload a picture, write the name of one beside this file, or leave it empty.',
    )
    .meta({ contentMediaType: picture, description: 'Who said it; without a picture their initials stand there.' }),
  sample: z.boolean().describe('The page marks it as a sample.'),
});

export type Testimonial = Readonly<z.infer<typeof testimonial>>;
