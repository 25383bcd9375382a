import { z } from 'zod';
import { picture } from './picture.ts';

/** A logo of the partner rows: `entries/partners/partners.json`. */
export const partner = z.strictObject({
  name: z
    .string()
    .min(1, 'Write the name of the company.')
    .max(40)
    .describe('The company’s name, read out in place of its logo.'),
  image: z
    .string()
    .regex(
      /^[a-z0-9-]+\.(svg|png|webp|avif)$/,
      'Upload the logo, or write the name of a file beside this list, as in tea.svg.',
    )
    .meta({
      contentMediaType: picture,
      description: 'The logo. One that is twice as wide as high stands without the name beside it.',
    }),
  sample: z.boolean().describe('The page marks it as a sample.'),
});

export type Partner = Readonly<z.infer<typeof partner>>;
