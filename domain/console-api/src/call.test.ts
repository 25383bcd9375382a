import { expect, test } from 'vitest';
import { firmCalls } from './account.ts';
import { answerOf, pathOf, refusalsOf } from './call.ts';
import { enquiryCalls, mergeCalls } from './enquiries.ts';
import { signInCalls } from './sign-in.ts';

test.each([
  ['filled in', pathOf(enquiryCalls.find, { params: { id: 'a' } }), '/enquiries/a'],
  ['with what an address cannot hold', pathOf(enquiryCalls.find, { params: { id: 'a/b c' } }), '/enquiries/a%2Fb%20c'],
  ['of two names', pathOf(enquiryCalls.file, { params: { id: 'a', file: 'b' } }), '/enquiries/a/files/b'],
  [
    'with a query',
    pathOf(enquiryCalls.list, { query: { state: 'new', from: 'a&b' } }),
    '/enquiries?state=new&from=a%26b',
  ],
  [
    'without what is undefined',
    pathOf(enquiryCalls.list, { query: { state: 'new', from: undefined } }),
    '/enquiries?state=new',
  ],
])('an address %s', (_, path, expected) => {
  expect(path).toBe(expected);
});

test.each([
  ['as the contract says', { people: ['a'] }, { people: ['a'] }],
  ['with more than it says, which is left out', { people: ['a'], more: 1 }, { people: ['a'] }],
  ['with less', {}, undefined],
  ['of another kind', { people: 'a' }, undefined],
  ['nothing', null, undefined],
])('an answer %s', (_, json, read) => {
  expect(answerOf(enquiryCalls.people, json)).toEqual(read);
});

test('each call says why it may be refused: by anybody, by its own matter, by who must confirm', () => {
  expect(refusalsOf(signInCalls.options)).toContain('too-many-requests');
  expect(refusalsOf(signInCalls.options)).not.toContain('signed-out');
  expect(refusalsOf(mergeCalls.unmerge)).toEqual(expect.arrayContaining(['signed-out', 'not-allowed', 'too-late']));
  expect(refusalsOf(mergeCalls.unmerge)).not.toContain('unconfirmed');
  expect(refusalsOf(firmCalls.end)).toEqual(expect.arrayContaining(['unconfirmed', 'last-owner']));
});
