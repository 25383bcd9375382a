import { z } from 'zod';
import { fill } from '../../fill.ts';
import { site } from '../../firm/site.ts';
import { dateText, isoDate } from '../../formats/date-text.ts';
import { brandedTitle } from '../../pages/page-metadata.ts';
import { picture, pictureName } from '../picture.ts';
import { textBetween } from '../text-between.ts';

/** Whether an address leads off the site. Only an absolute http(s) one does; "/blog/x" and "//x.example" do not. */
export const isExternal = (href: string | undefined): href is string => /^https?:\/\/[^/]/i.test(href ?? '');

const isPicture = (img: string) => isExternal(img) || pictureName.test(img) || /^[a-z0-9-]*$/.test(img);

/** What an article's front matter says: `entries/blog/<slug>/<locale>.md`. The slug is the folder. */
export const post = z.strictObject({
  title: brandedTitle,
  date: dateText.describe('First published; the newest post comes first.'),
  updated: dateText.optional().describe('The day it was last rewritten, its facts checked anew.'),
  author: z
    .string()
    .min(1, 'Write who wrote it, or {brand} for the firm.')
    .describe('{brand} stands for the firm’s name.'),
  summary: textBetween('summary', 60, 160).describe('On the card and in search results.'),
  img: z
    .string()
    .refine(
      isPicture,
      'Upload a picture, or write the name of one beside this file, as in office.webp, or that of a drawn cover.',
    )
    .meta({
      contentMediaType: picture,
      description: 'The cover: a picture, or the name of a drawn cover; without one the site draws it.',
    })
    .optional(),
  href: z.string().optional().describe('Leave it empty for an article of your own.'),
});

export type Post = z.infer<typeof post> & { readonly slug: string };

/** Where the card of a post leads. */
export const postLink = ({ slug, href }: Pick<Post, 'slug' | 'href'>): string =>
  isExternal(href) ? href : `/blog/${slug}`;

type PostImage = Readonly<{ url: string } | { file: string } | { cover: string }>;

/** The picture of a post: an address to load, a file beside it, or the word that chooses a drawn cover. */
export function postImage({ img, slug }: Pick<Post, 'img' | 'slug'>): PostImage {
  if (isExternal(img)) return { url: img };
  if (img !== undefined && pictureName.test(img)) return { file: img };
  return { cover: img || slug };
}

/** Posts as the grid shows them: the newest first; those of one day by their slugs. */
export function inGridOrder<P extends Pick<Post, 'slug' | 'date'>>(posts: readonly P[]): readonly P[] {
  const dated = posts.map((shown) => ({ shown, day: isoDate(shown.date) ?? '' })); // each date is read once
  const sorted = dated.sort((a, b) => b.day.localeCompare(a.day) || a.shown.slug.localeCompare(b.shown.slug));
  return sorted.map(({ shown }) => shown);
}

/** Who wrote a post, by name. The build keeps what it has read of a post, so the brand is put in when it is shown. */
export const authorName = ({ author }: Pick<Post, 'author'>): string => fill(author, { brand: site.brand });

/** Up to three other posts: the ones that follow in the order of the grid, from the start again after the last. */
export function furtherReading<P extends Pick<Post, 'slug'>>(posts: readonly P[], slug: string): readonly P[] {
  const at = posts.findIndex((candidate) => candidate.slug === slug);
  const others = [...posts.slice(at + 1, at + 4), ...posts.slice(0, Math.min(Math.max(at, 0), 3))];
  return others.slice(0, 3);
}
