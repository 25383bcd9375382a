import { addDays } from '@formation/calendar';
import { isRefused } from '@formation/leads';
import { expect, test } from 'vitest';
import { scratchStore } from '../store/scratch-store.ts';
import { weekdayCalls } from '../testing/weekday-calls.ts';
import { openingDesk } from './opening-desk.ts';

test('the rules are the very same until the hours change, on whichever server: slots are remembered by them', async () => {
  const { store, another } = await scratchStore();
  const desk = openingDesk({ opening: store.opening, calls: weekdayCalls });
  const second = openingDesk({ opening: (await another()).opening, calls: weekdayCalls });
  const seen = [];
  for (const version of [0, 1, 2]) {
    const rules = await desk.rules();
    seen.push(rules);
    expect(await desk.rules(), 'asked again').toBe(rules);
    const closed = [{ day: addDays('2026-12-01', version), name: 'We move' }];
    const changed = await second.change({ week: weekdayCalls.hours.week, closed }, version, 'k@example.com');
    if (isRefused(changed)) throw new Error(changed.refused);
  }
  seen.push(await desk.rules());

  expect(seen.map(({ hours }) => hours.closed)).toEqual([
    weekdayCalls.hours.closed,
    ['2026-12-01'],
    ['2026-12-02'],
    ['2026-12-03'],
  ]);
  expect(seen[0]).toEqual(weekdayCalls);
});
