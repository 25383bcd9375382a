import { z } from 'zod';

/** A logo of the partner rows: `entries/partners/partners.ts`. */
export const partner = z.strictObject({
  name: z.string().max(40).describe('The company’s name, read out in place of its logo.'),
  image: z
    .string()
    .regex(/^[a-z0-9-]+\.(svg|png|webp|avif)$/)
    .describe('The logo, a file beside this list.'),
  sample: z.boolean().describe('True for a sample, which the page marks as one.'),
});

export type Partner = Readonly<z.infer<typeof partner>>;
