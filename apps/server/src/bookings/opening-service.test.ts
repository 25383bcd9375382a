import { addDays, type IsoDate } from '@formation/calendar';
import { calls } from '@formation/content';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { engines, scratchStore } from '../testing/scratch-store.ts';
import { weekdayCalls } from '../testing/weekday-calls.ts';
import { openingService } from './opening-service.ts';

const fileWith = (...closed: readonly IsoDate[]) => ({ ...calls, hours: { ...calls.hours, closed } });
const closedBy = async (desk: ReturnType<typeof openingService>) => (await desk.rules()).hours.closed;
const who = 'owner@example.com';

test('the rules are the very same until the hours change, on whichever server: slots are remembered by them', async () => {
  const { store, another } = await scratchStore();
  const desk = openingService({ opening: store.opening, calls: weekdayCalls });
  const second = openingService({ opening: (await another()).opening, calls: weekdayCalls });
  const answers = [];
  for (const version of [0, 1, 2]) {
    const rules = await desk.rules();
    answers.push(rules);
    expect(await desk.rules(), 'asked again').toBe(rules);
    const closed = [{ day: addDays('2026-12-01', version), name: 'We move' }];
    const { week, closed: seen } = weekdayCalls.hours;
    const changed = await second.change({ week, closed, seen }, version, who);
    if (isRefused(changed)) throw new Error(changed.refused);
  }
  answers.push(await desk.rules());

  expect(answers.map(({ hours }) => hours.closed)).toEqual([
    weekdayCalls.hours.closed,
    ['2026-12-01'],
    ['2026-12-02'],
    ['2026-12-03'],
  ]);
  expect(answers[0]).toEqual(weekdayCalls);
});

describe.each(engines())('on $name', (engine) => {
  test('days that the file gets after the hours were saved are closed; what was opened or closed on purpose stays', async () => {
    const { opening } = (await scratchStore(engine)).store;
    const before = openingService({ opening, calls: fileWith('2027-01-01', '2027-05-01') });
    const { hours } = await before.now();
    const closed = [
      { day: '2027-05-01', name: 'Labour Day' } as const,
      { day: '2027-06-01', name: 'We move' } as const,
    ];
    await before.change({ ...hours, closed }, 0, who);
    expect(await closedBy(before)).toEqual(['2027-05-01', '2027-06-01']);

    const after = openingService({ opening, calls: fileWith('2027-01-01', '2027-01-22', '2027-05-01') });

    expect(await closedBy(after)).toEqual(['2027-01-22', '2027-05-01', '2027-06-01']);
    const unaware = await after.change({ ...hours, closed }, 1, who); // a page that was open since before
    expect(unaware).toMatchObject({ hours: { closed: [{ day: '2027-01-22' }, ...closed] } });
    await after.change({ ...(await after.now()).hours, closed }, 2, who);
    expect(await closedBy(after)).toEqual(['2027-05-01', '2027-06-01']);
  });

  test('hours saved before the days of the file were kept close on all of them', async () => {
    const { opening } = (await scratchStore(engine)).store;
    await opening.change({ week: calls.hours.week, closed: [] }, 0, who);

    expect(await closedBy(openingService({ opening, calls: fileWith('2027-01-01') }))).toEqual(['2027-01-01']);
  });

  test('holidays are known until the later of the file’s day and the one that was saved', async () => {
    const { opening } = (await scratchStore(engine)).store;
    const desk = openingService({ opening, calls });
    const { hours } = await desk.now();
    const until = async () => (await desk.now()).hours.holidaysUntil;

    await desk.change({ ...hours, holidaysUntil: '2098-12-31' }, 0, who);
    expect(await until()).toBe('2098-12-31');
    await desk.change({ ...hours, holidaysUntil: '2000-01-01' }, 1, who);
    expect(await until()).toBe(hours.holidaysUntil);
  });
});
