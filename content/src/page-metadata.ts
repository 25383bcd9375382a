import { z } from 'zod';

/** What the head of a page is made from. */
export const pageMetadata = z.strictObject({
  title: z.string().min(8).max(75).describe('The tab’s title and the heading in search results; unique on the site.'),
  description: z.string().min(50).max(160).describe('The lines under it in search results; unique on the site.'),
  url: z.url().describe('The page’s one canonical address.'),
  image: z.url().describe('The picture shown where the page is shared.'),
  type: z.enum(['website', 'article']).default('website').describe('What kind of thing the page is.'),
});

/** What a page gives; `type` may be left out. */
export type PageMetadataInput = Readonly<z.input<typeof pageMetadata>>;
export type PageMetadata = Readonly<z.output<typeof pageMetadata>>;
