import { z } from 'zod';
import { dateText } from './date-text.ts';
import { fill } from './fill.ts';
import { site } from './site.ts';

/** What an article's front matter says: `entries/blog/<slug>/<locale>.md`. The slug is the folder. */
export const post = z.strictObject({
  order: z.int().min(1).describe('Place in the grid: 1 comes first.'),
  title: z.string().max(80),
  date: dateText.describe('First published.'),
  updated: dateText.optional().describe('The day its facts were last checked.'),
  author: z.string().describe('May name the brand as {brand}; `authorOf` fills it in.'),
  summary: z.string().min(60).max(160).describe('On the card and in search results.'),
  img: z.string().optional().describe('The name of a drawn cover, or an absolute http(s) address.'),
  href: z.string().optional().describe('An absolute http(s) address when the article stands on another site.'),
});

export type Post = z.infer<typeof post> & { readonly slug: string };

/** Who wrote a post. Filled in where it is shown: the posts that a build has loaded are kept for the next one. */
export const authorOf = ({ author }: Pick<Post, 'author'>): string => fill(author, { brand: site.brand });

/** The nine articles of the site, in the order of the grid. */
export const postSlugs = [
  'preparing-for-the-fiscal-year-end',
  'why-tracking-your-expenses-matters',
  'five-tips-to-keep-your-business-finances-on-track',
  'why-hiring-an-accountant-helps-big-time',
  'how-to-set-a-small-business-budget',
  'how-to-manage-payroll-stress-free',
  'managing-business-debts-effectively',
  'benefits-of-real-time-financial-reporting',
  'streamline-your-invoicing-process',
] as const;

/** The drawn cover of a post that names none. */
export const fallbackCover = 'ruled-page';

/** Whether an address leads off the site. Only an absolute http(s) one does; "/blog/x" and "//x.example" do not. */
export const isExternal = (href: string | undefined): href is string => /^https?:\/\/[^/]/i.test(href ?? '');

/** Where the card of a post leads. */
export const postLink = ({ slug, href }: Pick<Post, 'slug' | 'href'>): string =>
  isExternal(href) ? href : `/blog/${slug}`;

/** The picture of a post: an address to load, or the name of a drawn cover. */
export function postImage({ img }: Pick<Post, 'img'>): { readonly url: string } | { readonly cover: string } {
  if (isExternal(img)) return { url: img };
  return { cover: img || fallbackCover };
}

/** Up to three other posts: the ones that follow in the order of the grid, from the start again after the last. */
export function furtherReading<P extends Pick<Post, 'slug'>>(posts: readonly P[], slug: string): readonly P[] {
  const at = posts.findIndex((candidate) => candidate.slug === slug);
  const others = [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))];
  return others.slice(0, 3);
}
