import { inGridOrder, type Locale, postImage } from '@formation/content';
import { type CollectionEntry, getCollection } from 'astro:content';
import { entriesByLocale } from '../../lib/language/entries-by-locale.ts';
import { entryImage } from '../../lib/page/entry-image.ts';
import type { CoveredPost } from './post-card.tsx';

/** As wide as a cover is shown, on fine screens too. */
const coverWidth = 1_280;

/** Every post in every language. */
export const allPosts = async () => entriesByLocale(await getCollection('blog'));

/** A post as the cards show it; `cover` is the address of its picture, where that is a file beside it. */
export async function asPost({
  slug,
  entry,
}: Readonly<{ slug: string; entry: CollectionEntry<'blog'> }>): Promise<CoveredPost> {
  const post = { ...entry.data, slug };
  const picture = postImage(post);
  return 'file' in picture ? { ...post, cover: await entryImage(`blog/${slug}`, picture.file, coverWidth) } : post;
}

/** The posts of one language as the cards show them, in the order of the grid. */
export async function postsIn(locale: Locale): Promise<readonly CoveredPost[]> {
  const own = (await allPosts()).filter((post) => post.locale === locale);
  return inGridOrder(await Promise.all(own.map(asPost)));
}
