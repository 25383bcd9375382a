import { inGridOrder, type Locale, type Post } from '@formation/content';
import { getCollection } from 'astro:content';
import { entriesByLocale } from '../../lib/locale.ts';

/** Every post in every language. */
export const allPosts = async () => entriesByLocale(await getCollection('blog'));

/** The posts of one language as the cards show them, in the order of the grid. */
export async function postsIn(locale: Locale): Promise<readonly Post[]> {
  const posts = (await allPosts()).filter((post) => post.locale === locale);
  return inGridOrder(posts.map(({ slug, entry }) => ({ ...entry.data, slug })));
}
