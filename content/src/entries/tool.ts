import { z } from 'zod';
import { everywhere } from './everywhere.ts';
import { textBetween } from './text-between.ts';

/** A free tool of the site: `entries/tools/tools.ts`. */
export const tool = z.strictObject({
  href: z
    .string()
    .regex(/^\/[a-z/-]+$/)
    .describe('The tool’s page.'),
  icon: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('An icon of lucide, by name.'),
  title: everywhere(textBetween('title', 1, 40)).describe('The tool’s name, on its card.'),
  text: everywhere(textBetween('text', 30, 90)).describe('One sentence on what the tool answers.'),
});

export type Tool = Readonly<z.infer<typeof tool>>;
