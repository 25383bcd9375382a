import { site } from '@formation/content';
import { expect, test } from 'vitest';
import { blogPosting, breadcrumbs, faqPage, graph, webApplication } from './json-ld.ts';

const origin = 'https://example.test';

test('every page names the organization and the site once', () => {
  const { '@graph': things } = JSON.parse(graph([], origin)) as { '@graph': { '@type': string }[] };

  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
});

test('how to reach the firm every page says but a tool’s, which names it', () => {
  const tool = webApplication({ name: 'Fees', description: 'What is taken', url: `${origin}/fees` });
  const firmOn = (things: Parameters<typeof graph>[0]) =>
    (JSON.parse(graph(things, origin)) as { '@graph': Record<string, unknown>[] })['@graph'][0];

  expect(firmOn([])).toMatchObject({ name: site.brand, email: site.email, telephone: site.phone });
  expect(Object.keys(firmOn([tool]) ?? {})).toEqual(['@type', '@id', 'name', 'url']);
});

test('a text cannot end the element that it stands in', () => {
  const text = graph([faqPage([{ question: 'Why?', answer: '</script><script>alert(1)</script>' }])], origin);

  expect(text).not.toContain('<');
  expect(text).toContain('alert(1)');
});

test.each([
  ['Nimali Jayasuriya', { '@type': 'Person', name: 'Nimali Jayasuriya' }],
  [`${site.brand} desk`, { '@id': `${origin}/#organization` }],
])('the author of an article is who its page names: %s', (author, thing) => {
  const url = `${origin}/blog/a`;
  const article = { headline: 'A', description: 'B', url, image: `${url}.png`, datePublished: '2026-11-21', author };

  expect(blogPosting(article, origin)).toMatchObject({
    author: thing,
    publisher: { '@id': `${origin}/#organization` },
  });
});

test('breadcrumbs are numbered from 1', () => {
  const steps = [
    { name: 'Home', url: `${origin}/` },
    { name: 'Blog', url: `${origin}/blog` },
  ];

  expect(breadcrumbs(steps)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${origin}/blog` },
  ]);
});
