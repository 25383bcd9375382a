import { cheapestCompany, costRows, type CompanyCost } from '@formation/formation';
import { moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { costSettings, countOption } from '../form/count-option.ts';
import { savedOptions } from '../form/option-code.ts';
import { rangeText, sumText } from '../result/sum-text.ts';
import { wordsFor } from '../result/words-for.ts';

const prices = {
  us: { basic: '129', growth: '159', enterprise: '599' },
  uk: { basic: '99', growth: '197', enterprise: '207' },
};
const day = '2026-11-21';
const settings = costSettings({ years: '1', currency: 'USD' }, day, prices);

const words = wordsFor('en');
const costs = (codes: string) => savedOptions(codes).map((option) => countOption(option, settings) as CompanyCost); // none of these is refused

test('no upper end is told where nobody knows it, of a year or of all', () => {
  const [hk, us] = costs('hk_private-limited~us_WY_llc');
  const reply = (sum: CompanyCost['total'] | undefined) => sum && rangeText(sum, 'USD', words);

  expect([hk?.total, ...(hk?.years.filter(({ isOpen }) => isOpen) ?? [])].map(reply)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^from \$[\d,.]+, no upper end known$/)]),
  );
  expect(reply(us?.total)).toMatch(/^from \$[\d,.]+ to \$[\d,.]+$/);
});

test('lines stand side by side; those that differ are marked', () => {
  const rows = costRows(costs('us_WY_llc~us_DE_llc_basic'));
  const row = (key: string) => rows.find((candidate) => candidate.key === key);

  expect(rows.map(({ key }) => key).slice(0, 2)).toEqual(['registry-formation', 'ein']);
  expect(row('ein')).toMatchObject({ differs: false }); // free in both
  expect(row('registry-formation')?.cells.map((line) => line && sumText(line, words))).toEqual(['$100.00', '$110.00']);
  expect(row('registry-formation')?.differs).toBe(true);
  expect(row('package')?.cells[0]).toBeUndefined(); // the first has no package
  expect(row('address')?.cells[1]).toMatchObject({ status: 'included' });
  expect(row('accountant')).toBeUndefined(); // only some want one
});

test('a minimum that grows with the company says so wherever its line stands', () => {
  const found = costs('us_WY_llc~us_DE_llc');
  const minimum = found.flatMap(({ lines }) => lines.filter(({ atLeast }) => atLeast));
  const cells = costRows(found).flatMap((row) => row.cells.filter((line) => line?.atLeast));

  expect(minimum.length).toBeGreaterThan(0);
  expect(cells).toEqual(minimum);
  for (const line of minimum) expect(sumText(line, words)).toMatch(/^≥ /);
});

const all = { currency: 'USD', day } as const;
/** Everything but the registry left out or priced, so that nothing of an option is a range. */
const certain = (price: string) => `registered-agent:${price}_form-5472:0_address:off`;

test('an option that costs less whatever the prices are is the least, and by how much at least', () => {
  const found = cheapestCompany(costs(`us_WY_llc_growth_${certain('100')}~us_WY_llc_${certain('100')}`), all);

  // the price of the package, and nothing else
  expect(found).toEqual({ says: 'least', index: 1, next: 0, atLeast: expect.objectContaining({ currency: 'USD' }) });
  expect(found?.says === 'least' && moneyText(found.atLeast)).toBe('$159.00');
});

test('nothing is ranked while a total leaves out what it should hold', () => {
  expect(cheapestCompany(costs('us_AL_llc~us_WY_llc_registered-agent:off'), all)).toEqual({
    says: 'incomplete',
    left: [
      { index: 0, lines: ['registry-yearly'] },
      { index: 1, lines: ['registered-agent'] },
    ],
  });
});

test('where ranges overlap nothing is the least, and the widest prices decide', () => {
  const found = cheapestCompany(costs('us_WY_llc~uk'), all);

  expect(found).toEqual({ says: 'overlap', between: [0, 1], lines: ['accountant', 'form-5472'] });
});

test('as the page opens, Hong Kong is not said to cost less than a UK or a US company', () => {
  const found = cheapestCompany(costs('us_WY_llc_basic~uk_basic~hk'), all);

  expect(found?.says).not.toBe('incomplete');
  expect(found?.says === 'least' ? found.index : 0).not.toBe(2);
});

test('a total without an upper end is never the least', () => {
  const [first] = costs('hk');
  if (!first) throw new Error('Hong Kong is counted');

  expect(cheapestCompany([first, first], all)?.says).toBe('overlap');
});

test('about one option, or none, nothing is said', () => {
  expect(cheapestCompany(costs('lk'), { currency: 'LKR', day })).toBeUndefined();
  expect(cheapestCompany([], all)).toBeUndefined();
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
