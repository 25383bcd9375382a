import { expect, test } from 'vitest';
import { givenLater } from './given-later.ts';

const island = (props: string, client: string) =>
  `<astro-island uid="1" props='${props}' ssr client="${client}" opts='{}'></astro-island>`;
const words = '{"words":"the visitor&#39;s &lt;R&amp;D&gt;"}';

test.each(['answer', 'interact', 'soon'])('what a large island is given lies in a file: client:%s', (client) => {
  const { html, files } = givenLater(island(words, client), { page: words.length, island: words.length });
  const [file] = files;

  expect(files.map(({ text }) => JSON.parse(text) as unknown)).toEqual([{ words: "the visitor's <R&D>" }]);
  expect(html).toBe(island(words, client).replace(`props='${words}'`, `data-given="${file?.address}"`));
  expect(file?.address).toMatch(/^\/_astro\/given\.[\w-]+\.json$/);
});

test.each([
  ['a small island', island(words, 'answer'), { page: 1, island: words.length + 1 }],
  ['an island of a page that gives little', island(words, 'answer'), { page: words.length + 1, island: 1 }],
  ['one that Astro wakes itself', island(words, 'load'), { page: 0, island: 1 }],
])('%s keeps it', (_, html, worth) => {
  expect(givenLater(html, worth)).toEqual({ html, files: [] });
});

test('what is given counts in the bytes that a reader loads: three for a Tamil letter', () => {
  const { files } = givenLater(island('{"words":"கண"}', 'answer'), { page: 16, island: 16 });

  expect(files).toHaveLength(1); // 18 bytes, 14 characters
});

test('the islands of a page count together', () => {
  const two = island(words, 'soon') + island('{}', 'answer');
  const { files } = givenLater(two, { page: words.length + 2, island: words.length });

  expect(files).toHaveLength(1);
});

test('islands that are given the same share a file', () => {
  const { files } = givenLater(island(words, 'soon') + island(words, 'answer'), { page: 1, island: 1 });

  expect(new Set(files.map(({ address }) => address)).size).toBe(1);
});
