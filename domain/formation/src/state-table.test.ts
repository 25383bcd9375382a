import { usStateReports } from '@formation/deadlines';
import { moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { stateFee } from './state-fee.ts';
import { inOrder, stateTable } from './state-table.ts';
import { yearlyUpkeep } from './yearly-upkeep.ts';

const day = '2026-11-21';

test('the table has fifty states and the District of Columbia, by name', () => {
  const rows = stateTable('llc', day);

  expect(rows.length).toBe(51);
  expect([rows[0]?.name, rows[8]?.name, rows[50]?.name]).toEqual(['Alabama', 'District of Columbia', 'Wyoming']);
  expect([rows[0]?.agency, rows[7]?.agency]).toEqual([
    'Alabama Secretary of State',
    'Delaware Division of Corporations',
  ]);
  expect(rows.filter(({ popular }) => popular).map(({ state }) => state)).toEqual(['DE', 'FL', 'NM', 'TX', 'WY']);
});

test('LLC formation fees agree with what a survey of 2026 says of them', () => {
  // llcformationcost.com: cheapest $35 in Montana, dearest $500 in Massachusetts, median $100, 51 jurisdictions
  const fees = stateTable('llc', day)
    .map(({ state, formation }) => ({
      state,
      dollars: Number(moneyText(formation.amount ?? { currency: 'USD', units: 0n, scale: 0 }, 0).slice(1)),
    }))
    .toSorted((a, b) => a.dollars - b.dollars);

  expect(fees[0]).toEqual({ state: 'MT', dollars: 35 });
  expect(fees[50]).toEqual({ state: 'MA', dollars: 500 });
  expect(fees[25]?.dollars).toBe(100);
});

test.each([
  ['WY', 'llc', '$100.00', 'estimate'], // read on one page
  ['FL', 'llc', '$125.00', 'verified'],
  ['DE', 'corporation', '$109.00', 'verified'],
  ['NJ', 'llc', '$100.00', 'estimate'], // another page says $125
] as const)('forming in %s as %s', (state, kind, amount, status) => {
  const fee = stateFee({ state, kind }, day);

  expect([fee.amount && moneyText(fee.amount), fee.status]).toEqual([amount, status]);
  expect(stateFee({ state, kind }, '2025-12-31').taken).toBe('no-earlier-known');
});

test('pages that disagree are both kept', () => {
  const fee = stateFee({ state: 'NJ', kind: 'llc' }, day);

  expect(fee.other && moneyText(fee.other)).toBe('$125.00');
});

test.each([
  [{ country: 'us', state: 'WY', kind: 'llc' }, '$60.00', []],
  [{ country: 'us', state: 'NM', kind: 'llc' }, '$0.00', []],
  [{ country: 'us', state: 'AK', kind: 'llc' }, '$50.00', []], // 100 every second year
  [{ country: 'us', state: 'CA', kind: 'llc' }, '$810.00', []], // 800, and 20 every second year
  [{ country: 'us', state: 'RI', kind: 'llc' }, '$450.00', []],
  [{ country: 'us', state: 'AL', kind: 'llc' }, '$0.00', ['registry-yearly']], // the fee was not found
  [{ country: 'uk', kind: 'ltd' }, '£50.00', []],
  [{ country: 'hk', kind: 'ltd' }, 'HK$2,455.00', []],
  [{ country: 'lk', kind: 'sole-trader' }, 'Rs\u00a00.00', []],
  [{ country: 'lk', kind: 'ltd' }, 'Rs\u00a07,080.00', []], // 6,000 and VAT
] as const)('the upkeep of a usual year %#', (form, amount, without) => {
  const upkeep = yearlyUpkeep(form, day);

  expect(moneyText(upkeep.amount)).toBe(amount);
  expect(upkeep.without).toEqual(without);
});

test('the upkeep of a usual year lists only what recurs', () => {
  const { lines } = yearlyUpkeep({ country: 'us', state: 'WY', kind: 'llc' }, day);

  expect(lines.map(({ key, payments }) => [key, payments.length])).toEqual([['registry-yearly', 2]]);
});

test('a state whose fee was not found has no usual year, and none is taken for zero', () => {
  const rows = stateTable('llc', day);

  expect(rows.find(({ state }) => state === 'AL')?.usualYear).toBeUndefined();
  expect(rows.filter(({ usualYear }) => !usualYear).map(({ state }) => state)).toEqual(['AL']);
  expect(
    stateTable('corporation', day)
      .filter(({ usualYear }) => !usualYear)
      .map(({ state }) => state),
  ).toEqual(['AL']);
});

test('fees and dates agree on the states that want no report', () => {
  for (const kind of ['llc', 'corporation'] as const) {
    const free = stateTable(kind, day).filter(({ report }) => report === 'no-report');
    const undated = Object.entries(usStateReports).filter(([, rules]) => rules[kind] === 'none');

    expect(free.map(({ state }) => state).toSorted()).toEqual(undated.map(([state]) => state).toSorted());
  }
});

test('sorting puts what is unknown last, up and down', () => {
  const rows = stateTable('corporation', day);
  const unknown = ['Alabama'];

  for (const direction of ['up', 'down'] as const) {
    const names = inOrder(rows, 'usualYear', direction).map(({ name }) => name);
    expect(names.slice(-1)).toEqual(unknown);
    expect(names.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  }
  expect(inOrder(rows, 'formation', 'down')[0]?.state).toBe('NV'); // 725
  expect(inOrder(rows, 'formation', 'up')[0]?.state).toBe('MT'); // 35
  expect(inOrder(rows, 'name', 'down')[0]?.state).toBe('WY');
});
