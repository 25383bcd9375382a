import { expect, test } from 'vitest';
import type { Troubles } from '../api/shapes.ts';
import { problemsIn } from './problems-in.ts';

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T06:00:00.000Z`;
const fine: Troubles = { looked: day(20), isWatched: true, troubles: [], unreached: [] };
const trouble = (name: string, date: number) => ({ name, says: 'content/a-file.ts', since: day(date) });
const kamala = { kind: 'enquiry', id: '1', name: 'Kamala', phone: '' } as const;

test('where all is well there is no problem', () => {
  expect(problemsIn(fine)).toEqual([]);
});

test('a server that nobody watches comes first, then what has failed for longest', () => {
  const troubles = [trouble('backup of web-1', 9), trouble('certificate', 8)];
  expect(problemsIn({ ...fine, isWatched: false, troubles })).toEqual([
    { check: 'unwatched', since: null },
    { check: 'certificate', since: day(8) },
    { check: 'backup', since: day(9) },
  ]);
});

test('the same of several machines is said once, since the first of them', () => {
  const troubles = [trouble('disk of web-1', 9), trouble('disk of web-2', 7), trouble('disk of web-3', 8)];
  expect(problemsIn({ ...fine, troubles })).toEqual([{ check: 'disk', since: day(7) }]);
});

test('what has no words of its own is said in general, a fault without a day first', () => {
  const troubles = [trouble('the check diskRoom', 9), { name: '', says: 'DATA_DIR', since: null }];
  expect(problemsIn({ ...fine, troubles })).toEqual([{ check: 'other', since: null }]);
});

test('what stands elsewhere on the screen is no problem as well', () => {
  const troubles = [trouble('visitors not reached', 9), trouble('facts and fees', 9)];
  expect(problemsIn({ ...fine, troubles })).toEqual([{ check: 'visitors not reached', since: day(9) }]);
  expect(problemsIn({ ...fine, troubles, unreached: [kamala] })).toEqual([]);
});
