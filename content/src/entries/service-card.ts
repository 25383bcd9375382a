import { z } from 'zod';
import { everywhere } from './everywhere.ts';
import { textBetween } from './text-between.ts';

/** A service in the menu, in the footer and on the cards: `entries/services/cards.ts`. */
export const serviceCard = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('The page is /service/<slug>; its text is entries/services/<slug>.'),
  icon: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('An icon of lucide, by name.'),
  title: everywhere(textBetween('title', 1, 30)).describe(
    'The label in the menu and in the footer, and the card’s title.',
  ),
  highlight: everywhere(z.string()).optional().describe('The word of the title that the card sets apart.'),
  text: everywhere(textBetween('text', 30, 80)).describe('One line under the label in the menu and on the card.'),
});

export type ServiceCard = Readonly<z.infer<typeof serviceCard>>;
