import type { CompanyCost } from '@formation/formation';
import { moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { cheapest, comparedRows } from './compared.ts';
import { costSettings, countOption } from './count-option.ts';
import { keptOptions } from './option-code.ts';

const prices = {
  us: { basic: '129', growth: '159', enterprise: '599' },
  uk: { basic: '99', growth: '197', enterprise: '207' },
};
const day = '2026-11-21';
const settings = costSettings({ years: '1', currency: 'USD' }, day, prices);

const costs = (codes: string) => keptOptions(codes).map((option) => countOption(option, settings) as CompanyCost); // none of these is refused

test('lines stand side by side; those that differ are marked', () => {
  const rows = comparedRows(costs('us_WY_llc~us_DE_llc_basic'));
  const row = (key: string) => rows.find((candidate) => candidate.key === key);

  expect(rows.map(({ key }) => key).slice(0, 2)).toEqual(['registry-formation', 'ein']);
  expect(row('ein')).toMatchObject({ differs: false }); // free in both
  expect(row('registry-formation')?.cells.map((cell) => typeof cell === 'object' && moneyText(cell))).toEqual([
    '$100.00',
    '$110.00',
  ]);
  expect(row('registry-formation')?.differs).toBe(true);
  expect(row('package')?.cells[0]).toBeUndefined(); // the first has no package
  expect(row('address')?.cells).toEqual([undefined, 'included']);
  expect(row('registered-agent')?.cells).toEqual(['unknown', 'unknown']);
});

test('the cheapest is named with the line that makes the next one dearer', () => {
  const compared = costs('us_WY_llc_growth~us_WY_llc');
  const { index, amount, next } = cheapest(compared, { currency: 'USD', day }) ?? {};

  expect(index).toBe(1);
  expect(amount && moneyText(amount)).toBe(moneyText((compared[1] as CompanyCost).total.USD));
  expect(next && moneyText(next.difference)).toBe('$159.00'); // the price of the package, and nothing else
  expect(next?.mostly).toBe('package');
});

test('of one option, it is the cheapest; of none, there is none', () => {
  expect(cheapest(costs('lk'), { currency: 'LKR', day })).not.toHaveProperty('next');
  expect(cheapest([], { currency: 'USD', day })).toBeUndefined();
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', day], // no such day
  ['1066-10-14', day],
  ['9999-12-31', day],
  ['', day],
])('the day %j is read as %s', (typed, read) => {
  expect(costSettings({ day: typed }, day, prices).day).toBe(read);
});
