import { rmSync } from 'node:fs';
import { readMark, type TextAct } from '@formation/content';
import { afterAll, expect, test } from 'vitest';
import { unitsOf } from '../../scripts/content/po/units.ts'; // eslint-disable-line no-restricted-imports -- the texts as the script reads them
import { freshCopy } from './copy.ts';

const copy = freshCopy();
afterAll(() => rmSync(copy.folder, { recursive: true }));

const file = 'content/src/messages/si/blog.ts';
const texts = unitsOf('si').filter((unit) => unit.file === file);
const lead = texts.find(({ key }) => key.endsWith(':blog.lead'));
if (!lead) throw new Error(`${file} has no lead`);
const better = `${lead.own} ${lead.own.split(' ')[0]}`;

/** The lead is changed, the others are right as they are. */
const acts = texts.map((text, index): TextAct => {
  const after = text === lead ? better : text.own;
  return {
    number: index + 1,
    key: text.key,
    act: text === lead ? 'changed' : 'accepted',
    base: readMark(text),
    result: readMark({ ...text, own: after }),
    before: text.own,
    after,
    note: '',
    undoes: 0,
    who: 'kamala@example.com',
    at: Date.parse('2026-12-01T04:00:00Z'),
  };
});
const takeIn = (done: readonly TextAct[]) => {
  copy.write('content/translations/acts.json', JSON.stringify({ si: done }));
  return copy.run('node', 'scripts/content/reader-texts.ts', 'take-in');
};
const readings = () => JSON.parse(copy.read('content/translations/readings.json')) as readonly { by: string }[]; // ours

test('what readers did is taken into the files; once all of a file is read, it is confirmed by name', () => {
  const before = copy.read(file);
  const earlier = readings();
  takeIn(acts.slice(0, -1));
  expect(copy.read(file)).toBe(before.replace(lead.own, better));
  expect(readings(), 'one is unread').toEqual(earlier);

  const output = takeIn(acts);

  expect(
    readings().filter(({ by }) => by === 'kamala@example.com'),
    output,
  ).toMatchObject([{ language: 'si', texts: { blog: expect.any(String) } }]);
  expect(copy.read('content/translations/accepted.json')).toContain('"on": "2026-12-01"');
  expect(copy.run('node', 'scripts/content/translations.ts', 'check')).not.toContain('is not recorded');
});
