import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@formation/content';
import { dist, publicPages } from '../../../scripts/build/built-pages.ts';
import { expect, test } from '../fixtures.ts';

const own = { si: /\p{Script=Sinhala}/u, ta: /\p{Script=Tamil}/u } as const;
/** What is a text to schema.org, beside the firm and its site, which have no language. */
const isText = (thing: Readonly<Record<string, unknown>>) =>
  /FAQPage|BlogPosting|WebApplication/.test(String(thing['@type']));

for (const language of ['si', 'ta'] as const) {
  const { tag } = locales[language];
  const pages = publicPages().filter(({ path }) => path === `/${language}` || path.startsWith(`/${language}/`));
  const read = (file: string) => readFileSync(join(dist, language, file), 'utf8');

  test(`${language}: programs are told the language of each text`, () => {
    const things = pages.flatMap(({ html }) =>
      [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].flatMap(
        ([, block = '']) => (JSON.parse(block) as { '@graph': Readonly<Record<string, unknown>>[] })['@graph'], // our own
      ),
    );

    expect(things.filter(isText).length).toBeGreaterThan(20);
    expect(things.filter((thing) => isText(thing) && thing['inLanguage'] !== tag)).toEqual([]);
  });

  test(`${language}: the feeds and the manifest are the language's own, and its pages name them`, () => {
    const manifest = JSON.parse(read('manifest.webmanifest')) as Readonly<Record<string, unknown>>;

    expect(manifest).toMatchObject({ lang: tag, start_url: `/${language}` });
    expect(manifest['description']).toMatch(own[language]);
    for (const feed of ['rss.xml', 'fees/changes.xml']) {
      expect(read(feed), feed).toContain(`<language>${tag}</language>`);
      for (const [, title = ''] of read(feed).matchAll(/<item><title>([^<]*)/g)) expect(title).toMatch(own[language]);
    }
    for (const { path, html } of pages) {
      expect.soft(html, path).toContain(`<link rel="manifest" href="/${language}/manifest.webmanifest"`);
      expect.soft(html, path).not.toContain('href="/rss.xml"');
    }
  });

  test(`${language}: a page that is missing is missing in the language`, async ({ request }) => {
    for (const path of [`/${language}/nothing-here`, `/${language}/blog/nothing-here`]) {
      const answer = await request.get(path);

      expect(answer.status()).toBe(404);
      expect(await answer.text(), path).toContain(`<html lang="${tag}"`);
    }
  });
}
