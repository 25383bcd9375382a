import { expect, test } from 'vitest';
import { frontFaults } from './front-faults.ts';
import { changedFiles } from './judge.ts';
import { longUnits } from './long-units.ts';

const file = 'content/entries/services/ein/si.md';
const ofFile = longUnits('si').filter((unit) => unit.file === file);

/** What the schema says when a field reads otherwise. */
function faults(field: string, text: string): readonly string[] {
  const changes = ofFile.flatMap((unit) => (unit.key === `services/ein:${field}` ? [{ unit, text, line: 8 }] : []));
  return frontFaults(changedFiles(changes), changes);
}

test('a field that is too long for its place is refused, at the line of its text', () => {
  const [fault = '', ...others] = faults('description', 'දිගු '.repeat(60).trim());

  expect(fault).toMatch(/^line 8, content\/entries\/services\/ein\/si\.md, description: /);
  expect(others).toEqual([]);
});

test('one that fits is not', () => {
  const [{ own = '' } = {}] = ofFile.filter(({ key }) => key === 'services/ein:description');

  expect(faults('description', `${own.slice(0, -1)}!`)).toEqual([]);
});
