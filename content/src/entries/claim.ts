import { z } from 'zod';
import { everywhere } from './everywhere.ts';

/** A figure or promise that the firm states about itself: `entries/claims/claims.json`. */
export const claim = z.strictObject({
  text: everywhere(z.string().max(30)).describe('The words as they stand on a page, for example “10,000+”.'),
  label: everywhere(z.string().max(40)).describe('What is counted or promised, as a caption under the text.'),
  note: everywhere(z.string().max(60))
    .optional()
    .describe('What it means, beside it on a page, where it could be taken for more than it says.'),
  definition: everywhere(z.string().min(30)).describe('How the figure is counted, so that anyone can count it again.'),
  owner: z.string().describe('Who answers for it.'),
  asOf: z.iso.date().describe('The day for which it was stated.'),
  confirmed: z.boolean().describe('Whether the owner has confirmed it against records; launch-check lists the others.'),
});

export type Claim = Readonly<z.infer<typeof claim>>;
