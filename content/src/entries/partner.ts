import { z } from 'zod';
import { picture } from './picture.ts';

/** A logo of the partner rows: `entries/partners/partners.json`. */
export const partner = z.strictObject({
  name: z.string().max(40).describe('The company’s name, read out in place of its logo.'),
  image: z
    .string()
    .regex(/^[a-z0-9-]+\.(svg|png|webp|avif)$/, 'Write the name of a picture beside this file, as in tea.svg.')
    .meta({ contentMediaType: picture, description: 'The logo, a file beside this list.' }),
  sample: z.boolean().describe('True for a sample, which the page marks as one.'),
});

export type Partner = Readonly<z.infer<typeof partner>>;
