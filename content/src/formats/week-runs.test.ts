import type { Week } from '@formation/calendar';
import { expect, test } from 'vitest';
import { weekRuns } from './week-runs.ts';

const nine = [{ from: 540, to: 1020 }];
const ten = [{ from: 600, to: 720 }];

test.each<[string, Week, readonly string[]]>([
  ['every day', [nine, nine, nine, nine, nine, nine, nine], ['Monday to Sunday']],
  ['weekdays', [[], nine, nine, nine, nine, nine, []], ['Monday to Friday']],
  ['a short Saturday', [[], nine, nine, nine, nine, nine, ten], ['Monday to Friday', 'Saturday to Saturday']],
  ['a day off', [[], nine, nine, [], nine, nine, []], ['Monday to Tuesday', 'Thursday to Friday']],
  ['never', [[], [], [], [], [], [], []], []],
])('%s', (_, week, runs) => {
  expect(weekRuns(week, 'en').map(({ first, last }) => `${first} to ${last}`)).toEqual(runs);
});

test('the days are named in the language', () => {
  expect(weekRuns([nine, [], [], [], [], [], []], 'si')).toEqual([{ first: 'ඉරිදා', last: 'ඉරිදා', hours: nine }]);
});
