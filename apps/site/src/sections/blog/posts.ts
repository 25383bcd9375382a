import type { Locale, Post } from '@formation/content';
import { getCollection } from 'astro:content';
import { entriesByLocale } from '../../lib/locale.ts';

/** Every post in every language, in the order of the grid. */
export const allPosts = async () =>
  entriesByLocale(await getCollection('blog')).sort((a, b) => a.entry.data.order - b.entry.data.order);

/** The posts of one language as the cards show them. */
export async function postsIn(locale: Locale): Promise<readonly Post[]> {
  const posts = (await allPosts()).filter((post) => post.locale === locale);
  return posts.map(({ slug, entry }) => ({ ...entry.data, slug }));
}
