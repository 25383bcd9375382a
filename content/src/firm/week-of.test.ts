import { expect, test } from 'vitest';
import { weekOf } from './week-of.ts';

test('a week by its names is one of seven days from Sunday on, in minutes', () => {
  const day = (from: string, to: string) => [{ from, to }];
  const week = weekOf({
    monday: day('09:00', '17:30'),
    tuesday: [],
    wednesday: [...day('08:05', '12:00'), ...day('13:00', '24:00')],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: day('00:00', '00:01'),
  });

  expect(week).toEqual([
    [{ from: 0, to: 1 }],
    [{ from: 540, to: 1050 }],
    [],
    [
      { from: 485, to: 720 },
      { from: 780, to: 1440 },
    ],
    [],
    [],
    [],
  ]);
});
