import { expect, test } from 'vitest';
import { namesOf } from './names-of.ts';

test.each([
  ['kamala@example.com', 'Kamala'],
  ['KAMALA@example.com', 'Kamala'], // the address in any letter case
  ['a.nimal@example.com', 'Nimal (a.nimal@example.com)'], // two share a name
  ['b.nimal@example.com', 'Nimal (b.nimal@example.com)'],
  ['gone@example.com', 'gone@example.com'], // no name, or no account any more
  ['', ''],
])('%j is called %j', (address, name) => {
  const nameOf = namesOf([
    { email: 'kamala@example.com', name: 'Kamala' },
    { email: 'a.nimal@example.com', name: 'Nimal' },
    { email: 'b.nimal@example.com', name: 'Nimal' },
  ]);
  expect(nameOf(address)).toBe(name);
});
