import rss from '@astrojs/rss';
import { messages } from '@formation/content';
import { changes } from '@formation/fees/tables';
import type { APIContext } from 'astro';
import { changesFeed } from '../../sections/fees/changes-feed.ts';

/** The feed of fee changes. */
export async function GET({ site }: APIContext) {
  const { heading, meta } = messages.en.feeTables.changes;
  return rss({
    title: heading,
    description: meta.description,
    site: site ?? '',
    trailingSlash: false,
    items: changesFeed('en', await changes()),
  });
}
