import { expect, test } from 'vitest';
import { givenLater } from './given-later.ts';

const island = (props: string, client: string) =>
  `<astro-island uid="1" props='${props}' ssr client="${client}" opts='{}'></astro-island>`;
const words = '{"words":"the visitor&#39;s"}';

test.each(['answer', 'interact', 'soon'])('what a large island is given lies in a file: client:%s', (client) => {
  const { html, files } = givenLater(island(words, client), words.length);
  const [file] = files;

  expect(files.map(({ text }) => JSON.parse(text) as unknown)).toEqual([{ words: "the visitor's" }]);
  expect(html).toBe(island(words, client).replace(`props='${words}'`, `data-given="${file?.address}"`));
  expect(file?.address).toMatch(/^\/_astro\/given\.[\w-]+\.json$/);
});

test.each([
  ['a small one', island(words, 'answer'), words.length + 1],
  ['one that Astro wakes itself', island(words, 'load'), words.length],
])('%s keeps it', (_, html, large) => {
  expect(givenLater(html, large)).toEqual({ html, files: [] });
});

test('islands that are given the same share a file', () => {
  const { files } = givenLater(island(words, 'soon') + island(words, 'answer'), 1);

  expect(new Set(files.map(({ address }) => address)).size).toBe(1);
});
