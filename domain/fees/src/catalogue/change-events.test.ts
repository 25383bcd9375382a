import { expect, test } from 'vitest';
import { changeEvents } from './change-events.ts';
import { changes } from './changes.ts';

const events = await changeEvents();
const rowsOf = (id: string) => {
  const { touched = [] } = events.find((event) => event.id === id) ?? {};
  return Object.fromEntries(touched.map(({ path, before, after }) => [path.join('.'), [before?.value, after.value]]));
};

/** Etsy's page as it was before and after 22 June 2026, in per cent. */
test.each([
  ['FR', '0.47', '1.14'],
  ['IT', '0.32', '0.80'],
  ['ES', '0.72', '0.88'],
  ['TR', '2.27', '1.67'],
  ['GB', '0.32', '0.48'],
  ['HU', undefined, '1.97'],
  ['VN', '1.24', '1.24'],
  ['CA', undefined, '0.50'],
] as const)('Etsy’s fee in %s goes from %s to %s', (country, before, after) => {
  expect(rowsOf('regulatory-fee-2026-06-22')[`countries.${country}.regulatoryFee`]).toEqual([
    before && expect.objectContaining({ percent: before }),
    expect.objectContaining({ percent: after }),
  ]);
});

test('of each event all fees are found, each with its value of that day', () => {
  expect(events.length).toBeGreaterThan(0);
  for (const { id, day, touched } of events) {
    expect(touched.length, id).toBeGreaterThan(0);
    for (const { after } of touched) expect(after.from, id).toBe(day);
  }
});

const MANY = 3;

test('fees that change together on a named day belong to an event of that day', async () => {
  const named = (await changes()).filter(({ day, after }) => after?.from === day);
  const days = [...Map.groupBy(named, ({ platform, day }) => `${platform} ${day}`).values()];
  const lonely = days
    .filter((together) => together.length >= MANY)
    .flat()
    .filter(
      ({ platform, day, path }) =>
        !events.some(
          (event) =>
            event.platform === platform &&
            event.day === day &&
            event.touched.some((fee) => fee.path.join('.') === path.join('.')),
        ),
    );
  expect(lonely.map(({ platform, day, path }) => `${platform} ${day}: ${path.join('.')}`)).toEqual([]);
});
