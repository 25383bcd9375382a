import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callLimits, lettersPerDay, office, reminderLimits } from '@formation/content';
import { expect, test } from 'vitest';
import { refusalAnswers } from './http/api/refusal-answers.ts';
import { type Total, totals } from './totals.ts';

const all: readonly Total[] = Object.values(totals);
const here = import.meta.dirname;

const inWords = (bound: number | string) => (typeof bound === 'number' ? bound.toLocaleString('en') : bound);

/** Spaces do not matter: the formatter lines the table up. */
const squeezed = (text: string) => text.replaceAll(/ +/g, ' ');

test('docs/reliability.md shows the list', () => {
  const docs = squeezed(readFileSync(join(here, '../../../docs/reliability.md'), 'utf8'));

  for (const { what, bounds, nearEnd, alarms } of all) {
    const sizes = Object.entries(bounds).map(([name, bound]) => `${name} ${inWords(bound)}`);
    expect(docs).toContain(`| ${[what, sizes.join(', '), nearEnd, alarms.join(', ') || '–'].join(' | ')} |`);
  }
});

const sources = globSync('**/*.ts', { cwd: here })
  .filter((file) => !file.includes('.test.') && file !== 'totals.ts')
  .map((file) => ({ file, text: readFileSync(join(here, file), 'utf8') }));

test('every alarm of the list is raised by a check', () => {
  const checks = sources.filter(({ file }) => file.startsWith('watch')).map(({ text }) => text);

  for (const alarm of all.flatMap(({ alarms }) => alarms)) expect(checks.join('\n')).toContain(`finding('${alarm}'`);
});

test('whatever is answered because something is used up is on the list', () => {
  const faults = ['register-unwritten', 'not-durable']; // the disk’s own, not brought about by strangers
  const answers = Object.entries(refusalAnswers).filter(([, [status]]) => status === 429 || status === 503);
  const usedUp = answers.map(([code]) => code).filter((code) => !faults.includes(code));

  expect(all.flatMap(({ refusals }) => refusals)).toEqual(expect.arrayContaining(usedUp));
});

test('every limit that the owner sets is on the list, under its name', () => {
  const known = all.flatMap(({ bounds }) => Object.entries(bounds));

  expect(known).toEqual(expect.arrayContaining(Object.entries({ ...callLimits, ...reminderLimits })));
  const others = known.map(([, bound]) => bound);
  expect(others).toEqual(expect.arrayContaining([lettersPerDay, office.enquiriesPerEmail]));
});

/** How a number is called that bounds what many have together; what bounds one text or one screen is called `longest…` or by what it counts. */
const bound =
  /\bconst (?:limits?|most|remembered|(?:inAll|per[A-Z]\w*))\b[^=;]*= (?:\{[^}]*)?\d|\bmost: \d[\d_]*, spanMs/;

test.each(['const most = 4_000;', 'const limits = { address: 1, all: 100 };', 'pair: { most: 5, spanMs: quarterMs }'])(
  '%s would be a limit beside the list',
  (line) => {
    expect(line).toMatch(bound);
  },
);

test('no number that bounds what strangers share stands beside the list', () => {
  const beside = sources.filter(({ file, text }) => !file.startsWith('cli') && bound.test(text));

  expect(beside.map(({ file }) => file)).toEqual([]);
});
