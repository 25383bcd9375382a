import { expect, test } from 'vitest';
import { closedText, hoursText, readClosed, readHours } from './hours-text.ts';

test.each([
  ['', []],
  ['09:00-17:00', [[540, 1020]]],
  [
    ' 9 - 12 , 13.30–17 ',
    [
      [540, 720],
      [810, 1020],
    ],
  ], // as people type it
  ['00:00-24:00', [[0, 1440]]],
])('%s are hours', (text, hours) => {
  const day = hours.map(([from = 0, to = 0]) => ({ from, to }));
  expect(readHours(text)).toEqual(day);
  expect(readHours(hoursText(day))).toEqual(day);
});

test.each(['x', '9', '12-9', '9-12-13', '9-12, 11-13', '9:70-12', '9-25', '9-12,', '-'])('%s are none', (text) => {
  expect(readHours(text)).toBeUndefined();
});

test('closed days are a line each; the first wrong line is named, and a day that stands twice', () => {
  const closed = [
    { day: '2026-12-24', name: 'Christmas Eve' },
    { day: '2026-12-31', name: '' },
  ];
  expect(readClosed(closedText(closed))).toEqual(closed);
  expect(readClosed('\n 2026-12-24  Christmas Eve \n\n')).toEqual(closed.slice(0, 1));
  expect(readClosed('2026-12-24\n24 December')).toEqual({ wrong: '24 December' });
  expect(readClosed('2026-02-30 no such day')).toEqual({ wrong: '2026-02-30 no such day' });
  expect(readClosed(`${closedText(closed)}\n2026-12-24 Christmas`)).toEqual({ twice: '2026-12-24' });
});
