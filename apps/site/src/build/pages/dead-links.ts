import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const links = /<a\s[^>]*?href="([^"]*)"/g;

/** Whether an address is a whole one, or that of a file in `folder`: `/pricing` is `pricing.html`. */
function leadsSomewhere(folder: string, href: string): boolean {
  if (/^(https?:\/\/[^/]|mailto:|tel:|[#?])/.test(href)) return true;
  if (!/^\/(?!\/)/.test(href)) return false; // "calculator/wise" is another page below another page
  const path = decodeURI(href.replace(/[?#].*/, '').slice(1));
  return [path || 'index.html', `${path}.html`].some((file) => existsSync(join(folder, file)));
}

/** Every link of the built pages in `folder` that leads nowhere, as "blog/a.html: /no-such-page". */
export function deadLinksIn(folder: string): readonly string[] {
  return globSync('**/*.html', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const found = [...readFileSync(join(folder, file), 'utf8').matchAll(links)].map(([, href = '']) => href);
      const dead = new Set(found.filter((href) => !leadsSomewhere(folder, href)));
      return [...dead].map((href) => `${file}: ${href}`);
    });
}

/** Fails the build when a page links to an address that the site does not have, and names both. */
export const deadLinks = (): AstroIntegration => ({
  name: 'dead-links',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const dead = deadLinksIn(fileURLToPath(dir));
      if (dead.length > 0) throw new Error(`These links lead nowhere:\n  ${dead.join('\n  ')}`);
    },
  },
});
