import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { dayAt } from '@formation/calendar';
import { calls, facts } from '@formation/content';
import { expect, test } from 'vitest';
import { launchList } from './launch-list.ts';

const root = join(import.meta.dirname, '../../../..');
const settings = { SITE_URL: 'https://firm.lk', SMTP_URL: 'smtp://mail.firm.lk' };

/** What the command says; it ends with 1 while something must be done. */
function said(...args: readonly string[]): string {
  const options = { cwd: root, encoding: 'utf8', env: { PATH: process.env['PATH'], ...settings } } as const;
  try {
    return execFileSync(process.execPath, ['scripts/content/launch-check.ts', ...args], options);
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

const items = launchList({ day: dayAt(Date.now(), calls.hours.timeZone), settings, facts });

test('the command says the number that the console says, a line for each group', () => {
  const text = said();

  expect(text).toMatch(new RegExp(`^${items.length} to do, `, 'm'));
  expect(text).not.toContain('content/entries');
  expect(text.split('\n').length).toBeLessThan(40);
});

test('with a level it lists each of that level, with the file to change, and no other', () => {
  const text = said('should');

  for (const { level, what, where } of items.filter(({ kind }) => kind !== 'question'))
    expect(text.includes(`    ${what}\n      ${where}\n`), what).toBe(level === 'should');
});

test('the law comes first, and all terms are one item, at the end', () => {
  expect(items[0]).toMatchObject({ level: 'must', kind: 'missing' });
  expect(items.at(-1)).toMatchObject({ level: 'can', kind: 'term' });
  expect(items.filter(({ kind }) => kind === 'term')).toHaveLength(1);
});

test('what the owner replaces beside the texts is asked for, and can wait', () => {
  const waiting = items.filter(({ level, kind }) => level === 'can' && kind === 'question').map(({ what }) => what);

  for (const word of ['mark', 'icon', 'shared', 'SPF', 'Google'])
    expect(waiting).toContainEqual(expect.stringContaining(word));
});
