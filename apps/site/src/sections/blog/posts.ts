import { inGridOrder, type Locale, postImage } from '@formation/content';
import { type CollectionEntry, getCollection } from 'astro:content';
import { entriesByLocale } from '../../lib/language/entries-by-locale.ts';
import { coverOf } from '../../lib/page/post-cover.ts';
import type { CoveredPost } from './post-card.tsx';

/** Every post in every language. */
export const allPosts = async () => entriesByLocale(await getCollection('blog'));

/** A post as the cards show it; `cover` is the address of its picture, where that is a file beside it. */
export async function asPost({
  slug,
  entry,
}: Readonly<{ slug: string; entry: CollectionEntry<'blog'> }>): Promise<CoveredPost> {
  const post = { ...entry.data, slug };
  const picture = postImage(post);
  return 'file' in picture ? { ...post, cover: await coverOf(slug, picture.file) } : post;
}

/** The posts of one language as the cards show them, in the order of the grid. */
export async function postsIn(locale: Locale): Promise<readonly CoveredPost[]> {
  const own = (await allPosts()).filter((post) => post.locale === locale);
  return inGridOrder(await Promise.all(own.map(asPost)));
}
