import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

/** A server that answers each by its name; it notes what came. */
const server = (refusals: Readonly<Record<string, string>>) => {
  const came: string[] = [];
  const send = async (one: string) => {
    came.push(one);
    await Promise.resolve();
    came.push(`${one} is through`);
    return refusals[one];
  };
  return { came, send };
};

test.each([
  ['all go through', {}, { done: ['a', 'b', 'c'], changed: [], left: [] }],
  ['one was changed meanwhile', { b: 'changed' }, { done: ['a', 'c'], changed: ['b'], left: [] }],
  ['one is gone', { a: 'not-found' }, { done: ['b', 'c'], changed: ['a'], left: [] }],
  ['the line breaks', { b: 'failed' }, { done: ['a'], changed: [], left: ['b', 'c'], failure: 'failed' }],
  ['the session ends', { a: 'signed-out' }, { done: [], changed: [], left: ['a', 'b', 'c'], failure: 'signed-out' }],
])('%s', async (_, refusals, expected) => {
  expect(await oneByOne(['a', 'b', 'c'], server(refusals).send)).toEqual(expected);
});

test('the next is sent when the one before is through', async () => {
  const { came, send } = server({});
  await oneByOne(['a', 'b'], send);
  expect(came).toEqual(['a', 'a is through', 'b', 'b is through']);
});
