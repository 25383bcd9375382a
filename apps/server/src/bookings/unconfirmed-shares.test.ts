import { expect, test } from 'vitest';
import { weekdayCalls } from '../testing/weekday-calls.ts';
import { unconfirmedShares } from './unconfirmed-shares.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);
type Sharing = Partial<Parameters<typeof unconfirmedShares>[2]>;

async function said(start: string, { share = 0.5, blocked = async () => [] }: Sharing = {}, rules = weekdayCalls) {
  const shares = await unconfirmedShares(rules, at(start), { share, blocked });
  return shares.map(({ from, to, most }) => [new Date(from).toISOString(), new Date(to).toISOString(), most]);
}

/** Sixteen calls on each weekday, from midnight to midnight in Colombo; two weeks from the Monday 14 December 2026. */
const twoWeeks = (most: number) => ['2026-12-06T18:30:00.000Z', '2026-12-20T18:30:00.000Z', most] as const;

test.each([
  // start                day                                                       of the day  of two weeks
  ['2026-12-07T09:00:00', '2026-12-06T18:30:00.000Z', '2026-12-07T18:30:00.000Z', 8, 80], // their first day
  ['2026-12-18T16:30:00', '2026-12-17T18:30:00.000Z', '2026-12-18T18:30:00.000Z', 8, 80], // their last weekday
])('of the calls at %s half is for who has not confirmed', async (start, from, to, ofDay, ofTwoWeeks) => {
  expect(await said(start)).toEqual([[from, to, ofDay], twoWeeks(ofTwoWeeks)]);
});

test('a closed day has none that could be shared, and one at least is left', async () => {
  const christmas = await said('2026-12-25T09:00:00');
  expect(christmas.map(([, , most]) => most)).toEqual([1, 72]); // nine open days of sixteen
});

test('one call a day: each may be taken, but not those of all days', async () => {
  const one = [{ from: 540, to: 570 }];
  const week = [[], one, one, one, one, one, []] as const;
  const rules = { ...weekdayCalls, hours: { ...weekdayCalls.hours, week } };

  expect((await said('2026-12-08T09:00:00', {}, rules)).map(([, , most]) => most)).toEqual([1, 5]);
});

test('a share of all is no limit', async () => {
  expect((await said('2026-12-08T09:00:00', { share: 1 })).map(([, , most]) => most)).toEqual([16, 160]);
});

test('days before the first Monday are in two weeks as well', async () => {
  expect((await said('2026-01-04T09:00:00'))[1]).toEqual(['2025-12-21T18:30:00.000Z', '2026-01-04T18:30:00.000Z', 80]);
});

test('what is blocked is not shared: half of a morning alone is for who has not confirmed', async () => {
  const afternoon = { start: at('2026-12-08T13:00:00'), end: at('2026-12-08T17:00:00') };
  const shares = await said('2026-12-08T09:00:00', { blocked: async () => [afternoon] });
  expect(shares.map(([, , most]) => most)).toEqual([4, 76]); // of eight, and of 160 without eight
});
