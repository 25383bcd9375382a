import { inGridOrder, type Locale, type Post } from '@formation/content';
import { type CollectionEntry, getCollection } from 'astro:content';
import { entriesByLocale } from '../../lib/language/entries-by-locale.ts';

/** Every post in every language. */
export const allPosts = async () => entriesByLocale(await getCollection('blog'));

/** A post as the cards show it. */
export const asPost = ({ slug, entry }: Readonly<{ slug: string; entry: CollectionEntry<'blog'> }>): Post => ({
  ...entry.data,
  slug,
});

/** The posts of one language as the cards show them, in the order of the grid. */
export async function postsIn(locale: Locale): Promise<readonly Post[]> {
  return inGridOrder((await allPosts()).filter((post) => post.locale === locale).map(asPost));
}
