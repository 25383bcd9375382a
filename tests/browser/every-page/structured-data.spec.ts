import { locales } from '@formation/content';
import { byLanguage, publicPages } from '../../../scripts/build/built-pages.ts';
import { expect, test } from '../fixtures.ts';

type Thing = Readonly<{ '@type': string } & Record<string, unknown>>;

/** What a page is about, beside the firm and its site, by the beginning of its address; the first match counts. */
const kinds: readonly (readonly [page: RegExp, types: readonly string[]])[] = [
  [/^\/$/, ['FAQPage']],
  [/^\/blog\/(?!external$)/, ['BlogPosting', 'BreadcrumbList']],
  [/^\/(service|formation)\/./, ['Service', 'BreadcrumbList', 'FAQPage']],
  [
    /^\/(calculator\/(bulk|compare)|company-cost(\/states)?|deadlines|payouts|rule-checks|which-company)$/,
    ['WebApplication', 'BreadcrumbList'],
  ],
  [/^\/calculator(\/|$)/, ['WebApplication', 'BreadcrumbList', 'FAQPage']],
  [/^\/fees(\/|$)/, ['BreadcrumbList']],
  [/^\/name-generator$/, ['WebApplication', 'FAQPage']],
  [/^\/hsic-search$/, ['WebApplication']],
];

/** What an address in another language begins with. */
const prefix = new RegExp(`^/(${Object.keys(locales).join('|')})(?=/|$)`);

/** What schema.org and the search engines ask each kind of thing to say. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo', 'email', 'telephone', 'sameAs'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Service: ['name', 'description', 'url', 'provider', 'areaServed'],
  BlogPosting: ['headline', 'description', 'url', 'image', 'datePublished', 'author', 'publisher'],
  WebApplication: ['name', 'description', 'url', 'applicationCategory', 'operatingSystem', 'offers'],
};

const addressFields = new Set(['@id', 'url', 'logo', 'image', 'item', 'sameAs']);

/** Every value under a name that holds an address, however deep. */
function addressesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, of]) => (addressFields.has(name) ? [of].flat() : addressesIn(of)));
}

const blocks = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(([, text = '']) => text);

const kindOf = (path: string) => kinds.find(([page]) => page.test(path.replace(prefix, '') || '/'))?.[1] ?? [];

const ofType = (things: readonly Thing[], type: string) => things.find((thing) => thing['@type'] === type);

const listOf = (thing: Thing | undefined, name: string) => (thing?.[name] ?? []) as readonly Thing[]; // as required says

for (const [language, pages] of byLanguage(publicPages()))
  test(`pages in ${language} tell programs what they are`, () => {
    for (const { path, html } of pages) {
      const [block = '', ...more] = blocks(html);
      const { '@context': context, '@graph': things } = JSON.parse(block) as { '@context': string; '@graph': Thing[] };
      const asked = html.includes('<details name="questions"'); // a calculator may stand without questions of its own
      const expected = kindOf(path).filter((type) => asked || type !== 'FAQPage');

      expect.soft(more, path).toEqual([]);
      expect.soft(block, path).not.toMatch(/Rating|"Review"/); // what others think of us is not ours to rate
      expect.soft(context, path).toBe('https://schema.org');
      expect
        .soft(
          things.map((thing) => thing['@type']),
          path,
        )
        .toEqual(['Organization', 'WebSite', ...expected]);
      const isTool = expected.includes('WebApplication');
      for (const thing of things) expect.soft(thing, path).toMatchObject(mentioned(thing, isTool));
      for (const address of addressesIn(things)) expect.soft(address, path).toMatch(/^https?:\/\/[^/ ]+\/\S*$/);

      const steps = listOf(ofType(things, 'BreadcrumbList'), 'itemListElement');
      expect
        .soft(
          steps.map(({ position }) => position),
          path,
        )
        .toEqual(steps.map((_, index) => index + 1));
      for (const { name, acceptedAnswer } of listOf(ofType(things, 'FAQPage'), 'mainEntity')) {
        expect.soft(name, path).toMatch(/\?$/);
        expect.soft(acceptedAnswer, path).toEqual({ '@type': 'Answer', text: expect.stringMatching(/\S/) as unknown });
      }
    }
  });

/** The fields that a thing of this kind must have, each with something in it. A tool's page only names the firm. */
function mentioned(thing: Thing, isTool: boolean) {
  const asked = required[thing['@type']] ?? [];
  const fields = isTool && thing['@type'] === 'Organization' ? ['@id', 'name', 'url'] : asked;
  return Object.fromEntries(fields.map((field) => [field, expect.anything() as unknown]));
}
