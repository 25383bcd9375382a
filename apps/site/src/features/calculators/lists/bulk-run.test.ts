import { messages } from '@formation/content';
import { csv } from '@formation/csv';
import { isRefusal, loadPlatform, platformNames, readAnswers, type PlatformName } from '@formation/fees';
import * as ebay from '@formation/fees/ebay';
import { moneyText } from '@formation/money';
import fc from 'fast-check';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { listNames } from '../calculator-list.ts';
import { runBulk, type BulkTask } from './bulk-run.ts';
import { columnsOf, guessed } from './list-columns.ts';
import { resultRows } from './result-rows.ts';
import { template } from './template.ts';

const { bulk, platforms } = messages.en;
const { result } = bulk;
const day = '2026-11-21';
const loaded = new Map(await Promise.all(platformNames.map(async (name) => [name, await loadPlatform(name)] as const)));
const ofPlatform = (name: PlatformName) => {
  const calculator = loaded.get(name);
  if (!calculator) throw new Error(name);
  return { calculator, columns: columnsOf(calculator, platforms[name].calculator, bulk.title) };
};
const run = (name: PlatformName, text: string, settings: BulkTask['settings'] = {}) => {
  const [headers = []] = papaparse.parse<string[]>(text).data;
  const { calculator, columns } = ofPlatform(name);
  return runBulk(calculator, { text, mapping: guessed(headers, columns), settings, day }, () => undefined);
};
const faultsOf = ({ rows }: ReturnType<typeof run>) =>
  rows.flatMap((row) => ('fault' in row ? [[row.line, row.fault.column, row.fault.code]] : []));

test.each(listNames('en'))('the template of %s is a list that counts, with every column recognised', (name) => {
  const { calculator, columns } = ofPlatform(name);
  const text = template(calculator, platforms[name].calculator, bulk.title);
  const [headers = []] = papaparse.parse<string[]>(text.slice(1)).data;

  expect(new Set(headers).size).toBe(columns.length);
  expect(Object.keys(guessed(headers, columns))).toHaveLength(columns.length);
  expect(faultsOf(run(name, text.slice(1)))).toEqual([]);
});

test.each([
  // the published worked examples, athletic shoes 20.80 and 3,000 from a Basic store 329.65, and 1.3% from Sri Lanka
  ['ebay', 'price,category\n149.99,athletic-shoes', '$22.75'],
  ['ebay', 'price;store;category\n3000;Basic;Most categories', '$368.65'],
  ['ebay', 'price;category\n149,99;athletic shoes', '$22.75'],
  ['paypal', 'amount\tcountry\tproduct\tbuyer\n200\tUS\tgoods services\tdomestic', '$5.98'],
  ['paypal', 'amount,country,product\n1000,us,ach', '$5.00'],
] as const)('%#: the fees of a row are those of the calculator', (platform, text, fees) => {
  const [sums] = run(platform, text).byCurrency;

  expect(sums && moneyText(sums.sums.fees)).toBe(fees);
});

test.each([
  ['a cell that is needed is empty', 'title,price\nring,', [[2, 'soldPrice', 'missing']]],
  ['no number', 'price,item cost\n10,two', [[2, 'itemCost', 'not-a-number']]],
  ['less than nothing', 'price\n-5', [[2, 'soldPrice', 'negative']]],
  ['no such category', 'price,category\n5,spaceships', [[2, 'category', 'unknown']]],
  ['neither yes nor no', 'price,top rated seller\n5,perhaps', [[2, 'topRated', 'unknown']]],
  ['too many cells', 'price,title\n5,ring,7', [[2, undefined, 'cells']]],
  ['blank lines count as lines', 'price\n5\n\n\nx\n', [[5, 'soldPrice', 'not-a-number']]],
  ['a title over two lines', 'title,price\r\n"a\r\nb",5\r\nc,x', [[4, 'soldPrice', 'not-a-number']]],
  ['a quotation mark without its other', 'price,title\n5,"ring\n6,b\n', [[2, undefined, 'quotes']]],
])('%s: reported with its line and column', (_, text, faults) => {
  expect(faultsOf(run('ebay', text))).toEqual(faults);
});

test.each([
  ['12.50', '$12.50'],
  ['$1,234.50', '$1,234.50'],
  ['12,50', '$12.50'],
  ['1.234,50', '$1,234.50'],
  ['1,234', '$1,234.00'],
  ['රු 1', undefined],
  ['1,2,3', undefined],
  ['12.5O', undefined],
])('the price %j is read as %s', (text, price) => {
  const [sums] = run('ebay', csv([['price'], [text]]).slice(1)).byCurrency;

  expect(sums && moneyText(sums.sums.revenue)).toBe(price);
});

test('an unpublished fee is said, not guessed', () => {
  const { rows } = run('etsy', 'price,country\n5,US\n5,TR');

  expect(rows.map((row) => ('fault' in row ? row.fault.code : 'counted'))).toContain('not-published');
});

test('Amazon needs a size to send, and none when the seller sends', () => {
  expect(faultsOf(run('amazon', 'price,fulfilment\n20,fba\n20,fbm'))).toEqual([[2, 'length', 'missing']]);
});

test('Etsy counts in the currency of the account', () => {
  const { byCurrency } = run('etsy', 'price,country\n20,GB\n20,US\n30,GB');

  expect(byCurrency.map(({ currency, rows }) => [currency, rows])).toEqual([
    ['GBP', 2],
    ['USD', 1],
  ]);
});

const cents = fc.integer({ min: 1, max: 500_000 }).map((value) => (value / 100).toFixed(2));

test('a list comes to the sum of its rows, each as the calculator says, and the worst are the worst', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 60 }), (rows) => {
      const text = ['price,item cost', ...rows.map((row) => row.join(','))].join('\n');
      const profits = rows.map(([soldPrice, itemCost]) => {
        const { answers } = readAnswers(ebay.question, { soldPrice, itemCost });
        const sale = ebay.answer(answers, day);
        if (isRefusal(sale)) throw new Error('not published');
        return Number(sale.lines.profit.value.units) / 10 ** sale.lines.profit.value.scale;
      });
      const [all] = run('ebay', text).byCurrency;
      const inDollars = ({ units, scale }: { units: bigint; scale: number }) => Number(units) / 10 ** scale;
      const worst = all?.worst.map(({ sums }) => inDollars(sums.profit));

      expect(all && inDollars(all.sums.profit)).toBeCloseTo(
        profits.reduce((a, b) => a + b),
        6,
      );
      expect(worst).toEqual(profits.toSorted((a, b) => a - b).slice(0, 20));
    }),
  );
});

test('nothing that came in is missing from what goes out', () => {
  const cell = fc.stringMatching(/^[a-z0-9 ="\n,.-]{0,8}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), (cells) => {
      const text = csv([['title', 'price'], ...cells]).slice(1);
      const out = resultRows(run('ebay', text), result, ({ code }) => code);
      const kept = cells.filter((row) => row.some((one) => one.trim() !== ''));
      const read = papaparse.parse<string[]>(csv(kept).slice(1, -2), { newline: '\r\n' }).data;

      expect(out.slice(1).map((row) => row.slice(6))).toEqual(kept.length > 0 ? read : []);
    }),
  );
});
