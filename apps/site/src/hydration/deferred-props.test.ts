import { expect, test } from 'vitest';
import { addressOf, deferredProps, wholeProps } from './deferred-props.ts';
import { islandFiles } from './island-files.ts';

const props = { day: '2026-11-28', words: { note: 'It’s <b>5 "€"</b>', of: [1, null, { a: true }] }, none: undefined };
const bytes = Buffer.byteLength(JSON.stringify(props));

test('large props lie in a file, and the page has its address', () => {
  const deferred = deferredProps(props, bytes);
  const address = addressOf(deferred);

  expect(Object.keys(deferred)).toEqual(['deferred']);
  expect(address).toMatch(/^\/_astro\/props\.[\w-]{8}\.json$/);
  expect(JSON.parse(islandFiles.props.get(address ?? '') ?? '')).toEqual({ day: props.day, words: props.words });
});

test('what renders the page has the props that the browser will have', () => {
  expect(wholeProps({ ...deferredProps(props, bytes) })).toEqual({ day: props.day, words: props.words });
  expect(wholeProps(props)).toBe(props);
});

test('small props stay in the page; a Tamil letter has three bytes', () => {
  expect(deferredProps(props, bytes + 1)).toBe(props);
  expect(addressOf(deferredProps({ words: 'கண' }, 18))).toBeDefined(); // 14 characters
});

test('the same props have one file', () => {
  expect(deferredProps({ ...props }, 1)).toEqual(deferredProps(props, 1));
  expect(deferredProps({ ...props, day: '2026-11-29' }, 1)).not.toEqual(deferredProps(props, 1));
});

test.each([
  ['a date', new Date(0)],
  ['a function', () => 1],
  ['a map', new Map()],
  ['nothing in a list', [1, undefined]],
  ['no number', { a: Number.NaN }],
])('an island that is given %s stops the build', (_, value) => {
  expect(() => deferredProps({ value })).toThrow('JSON has no word');
});
