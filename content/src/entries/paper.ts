import { z } from 'zod';
import { everywhere } from './everywhere.ts';
import { listBetween, textBetween } from './text-between.ts';

const line = z.strictObject({
  label: textBetween('label', 2, 30).describe('What stands before the value.').optional(),
  text: textBetween('text', 2, 40).describe('The value, of nobody who exists.'),
  note: everywhere(textBetween('note', 20, 130))
    .optional()
    .describe('What to know of this line; it gets a number.'),
});

/** A paper that comes of a service or a formation, or that a tool is about, with notes: `entries/papers`. */
export const paper = z.strictObject({
  frame: z.enum(['letter', 'certificate', 'form', 'phone', 'screen']).describe('What it looks like.'),
  from: textBetween('sender', 3, 45).describe(
    'Who issued it. What stands on the paper is English, as on the real one.',
  ),
  heading: textBetween('heading', 3, 60).describe('What it calls itself.'),
  lines: listBetween(['lines', line], 2, 5),
  caption: everywhere(textBetween('caption', 8, 90)).describe('What it is, in the words of the page.'),
});

export type Paper = Readonly<z.infer<typeof paper>>;
