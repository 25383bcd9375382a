import rss from '@astrojs/rss';
import { isoDate, messages, postLink } from '@formation/content';
import type { APIContext } from 'astro';
import { postsIn } from '../sections/blog/posts.ts';

/** The feed of the blog. */
export async function GET({ site }: APIContext) {
  const posts = await postsIn('en');
  const { title, meta } = messages.en.blog;
  return rss({
    title,
    description: meta.description,
    site: site ?? '',
    trailingSlash: false,
    items: posts.map((post) => ({
      title: post.title,
      description: post.summary,
      link: postLink(post),
      pubDate: new Date(isoDate(post.date) ?? ''),
    })),
  });
}
