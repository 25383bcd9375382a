import rss from '@astrojs/rss';
import { isoDate, locales, messages, postLink } from '@formation/content';
import type { APIContext, InferGetStaticPropsType } from 'astro';
import { inEveryLocale, localePath } from '../../lib/language/locale.ts';
import { postsIn } from '../../sections/blog/posts.ts';

export const getStaticPaths = () => inEveryLocale('/blog');

/** The feed of the blog. */
export async function GET({ site, props }: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) {
  const { locale } = props;
  const posts = await postsIn(locale);
  const { title, meta } = messages[locale].blog;
  return rss({
    title,
    description: meta.description,
    site: new URL(localePath(locale, '/'), site ?? ''),
    trailingSlash: false,
    customData: `<language>${locales[locale].tag}</language>`,
    items: posts.map((post) => ({
      title: post.title,
      description: post.summary,
      link: new URL(localePath(locale, postLink(post)), site ?? '').href,
      pubDate: new Date(isoDate(post.date) ?? ''),
    })),
  });
}
