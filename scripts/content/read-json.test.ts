import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

test('what a text holds', () => {
  expect(readJson('{ "a": [1] }')).toEqual({ value: { a: [1] } });
});

test.each([
  ['{\n  "a": "1"\n  "b": "2"\n}', 'line 3, character 3'], // a comma is missing
  ['{\n  "a": "1",\n}', 'line 3, character 1'], // one too many
  ['{\n  "a": 1', 'line 2, character 9'], // a bracket is missing
  ['', 'its end'],
])('%j is told by the place', (text, place) => {
  expect(readJson(text)).toEqual({ fault: expect.stringContaining(`from ${place} on. Look there`) });
});
