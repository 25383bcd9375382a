import { expect, test } from 'vitest';
import { breadcrumbs, faqPage, graph } from './json-ld.ts';

const origin = 'https://example.test';

test('every page names the organization and the site once', () => {
  const { '@graph': things } = JSON.parse(graph([], origin)) as { '@graph': { '@type': string }[] };

  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
});

test('a text cannot end the element that it stands in', () => {
  const text = graph([faqPage([{ question: 'Why?', answer: '</script><script>alert(1)</script>' }])], origin);

  expect(text).not.toContain('<');
  expect(text).toContain('alert(1)');
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
