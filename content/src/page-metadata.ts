import { z } from 'zod';

/** How long a text looks: signs above, below and beside a letter take no place of their own. */
const isShown = (most: number) => (text: string) => text.replaceAll(/[\p{M}\u200D]/gu, '').length <= most;

/** What the head of a page is made from. */
export const pageMetadata = z.strictObject({
  title: z
    .string()
    .min(8)
    .refine(isShown(75), 'more than 75 letters')
    .describe('The tab’s title and the heading in search results; unique on the site.'),
  description: z
    .string()
    .min(50)
    .refine(isShown(160), 'more than 160 letters')
    .describe('The lines under it in search results; unique on the site.'),
  url: z.url().describe('The page’s one canonical address.'),
  image: z.url().describe('The picture shown where the page is shared.'),
  type: z.enum(['website', 'article']).default('website').describe('What kind of thing the page is.'),
});

/** What a page gives; `type` may be left out. */
export type PageMetadataInput = Readonly<z.input<typeof pageMetadata>>;
export type PageMetadata = Readonly<z.output<typeof pageMetadata>>;
