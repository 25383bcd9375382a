import { fill, formationCards, messages, postLink, serviceCards, site, tools } from '@formation/content';
import { platformsWithFees } from '@formation/fees/tables';
import type { APIRoute } from 'astro';
import { postsIn } from '../sections/blog/posts.ts';

/** A map of the site for language models: what there is, and where. */
export const GET: APIRoute = async ({ site: origin }) => {
  const link = (path: string, title: string, text: string) => `- [${title}](${new URL(path, origin).href}): ${text}`;
  const { feeTables } = messages.en;
  const [posts, platforms] = await Promise.all([postsIn('en'), platformsWithFees()]);
  const lines = [
    `# ${site.brand}`,
    '',
    `> ${messages.en.shell.footer.line}`,
    '',
    '## Companies',
    ...formationCards.map(({ slug, title, text }) => link(`/formation/${slug}`, title.en, text.en)),
    '',
    '## Services',
    ...serviceCards.map(({ slug, title, text }) => link(`/service/${slug}`, title.en, text.en)),
    '',
    '## Free tools',
    ...Object.values(tools).map(({ href, title, text }) => link(href, title.en, text.en)),
    '',
    '## Published fees',
    link('/fees/changes', feeTables.changes.heading, feeTables.changes.meta.description),
    ...platforms.map((platform) => {
      const name = { platform: messages.en.platforms[platform].name };
      return link(
        `/fees/${platform}.json`,
        fill(feeTables.table.heading, name),
        fill(feeTables.table.meta.description, name),
      );
    }),
    '',
    '## Articles',
    ...posts.map((post) => link(postLink(post), post.title, post.summary)),
    '',
  ];
  return new Response(lines.join('\n'));
};
