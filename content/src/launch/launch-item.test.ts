import { expect, test } from 'vitest';
import { launchGroups, launchItem } from './launch-item.ts';

const term = launchItem({ kind: 'term', what: 'a term', where: 'a' });
const price = launchItem({ kind: 'open price', what: 'a price', where: 'b' });
const law = launchItem({ kind: 'missing', what: 'an address', where: 'c' });
const later = launchItem({ kind: 'question', level: 'can', what: 'a mark', where: 'd' });
const question = launchItem({ kind: 'question', what: 'hours', where: 'e' });
const sample = launchItem({ kind: 'placeholder', what: 'a phone', where: 'f' });

test('what must be done comes first, what the law wants before all, and translations last', () => {
  const groups = launchGroups([term, later, price, question, sample, law]);

  expect(groups.map(({ level, kind }) => [level, kind])).toEqual([
    ['must', 'missing'],
    ['must', 'placeholder'],
    ['must', 'question'],
    ['should', 'open price'],
    ['can', 'question'],
    ['can', 'term'],
  ]);
});

test('a group holds all of its level and kind, in their order', () => {
  const other = launchItem({ kind: 'missing', what: 'a number', where: 'c' });

  expect(launchGroups([law, price, other])).toEqual([
    { level: 'must', kind: 'missing', items: [law, other] },
    { level: 'should', kind: 'open price', items: [price] },
  ]);
});
