import { z } from 'zod';
import { site } from '../firm/site.ts';

/** How long a text looks: signs above, below and beside a letter take no place of their own. */
const lettersOf = (text: unknown) => String(text).replaceAll(/[\p{M}\u200D]/gu, '').length;
const isShown = (most: number) => (text: string) => lettersOf(text) <= most;
const tooLong = (most: number) => ({
  error: ({ input }: Readonly<{ input?: unknown }>) => `it has ${lettersOf(input)} letters; ${most} fit`,
});

/** So many letters of a title, and of the lines under it, are shown in search results. */
const fit = { title: 75, description: 160 } as const;
const brandBehind = ` | ${site.brand}`;
const beforeBrand = fit.title - brandBehind.length;

/** A title of an entry; on its page the brand stands behind it. */
export const brandedTitle = z
  .string('The title is missing, or is no text.')
  .min(1, 'The title is empty.')
  .refine(isShown(beforeBrand), {
    error: ({ input }) =>
      `The title has ${lettersOf(input)} letters; with “${brandBehind}” behind it ${beforeBrand} fit.`,
  });

/** What the head of a page is made from. */
export const pageMetadata = z.strictObject({
  title: z
    .string()
    .min(8)
    .refine(isShown(fit.title), tooLong(fit.title))
    .describe('The tab’s title and the heading in search results; unique on the site.'),
  description: z
    .string()
    .min(50)
    .refine(isShown(fit.description), tooLong(fit.description))
    .describe('The lines under it in search results; unique on the site.'),
  url: z.url().describe('The page’s one canonical address.'),
  image: z.url().describe('The picture shown where the page is shared.'),
  type: z.enum(['website', 'article']).default('website').describe('What kind of thing the page is.'),
});

/** What a page gives; `type` may be left out. */
export type PageMetadata = Readonly<z.output<typeof pageMetadata>>;
