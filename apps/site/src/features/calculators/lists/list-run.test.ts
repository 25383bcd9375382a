import { messages, type Locale } from '@formation/content';
import { csv } from '@formation/csv';
import { textTable } from '@formation/csv/tables';
import { isRefusal, loadPlatform, platformNames, readAnswers, roles, type PlatformName } from '@formation/fees';
import * as ebay from '@formation/fees/ebay';
import {
  answerList,
  guessed,
  resultRows,
  summaryOf,
  type RowFault,
  type ListTask,
  type Matching,
} from '@formation/fees/lists';
import { moneyText } from '@formation/money';
import fc from 'fast-check';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { listNames } from '../calculator-list.ts';
import { shownColumns } from './list-columns.ts';
import { problemText } from './problem-text.ts';
import { template } from './template.ts';

const { bulk, platforms } = messages.en;
const { result } = bulk;
const day = '2026-11-21';
const loaded = new Map(await Promise.all(platformNames.map(async (name) => [name, await loadPlatform(name)] as const)));
const ofPlatform = (name: PlatformName) => {
  const calculator = loaded.get(name);
  if (!calculator) throw new Error(name);
  return { calculator, columns: shownColumns(calculator, platforms[name].calculator, bulk.columns) };
};
type Options = Partial<ListTask> & Readonly<{ matching?: Matching }>;

/** Reads a list as the page does when nothing is changed by hand. */
const run = (name: PlatformName, text: string, { settings = {}, prices = 'each', ...options }: Options = {}) => {
  const table = textTable(text);
  if ('refused' in table) throw new Error(table.refused);
  const [{ cells: headers, line: headerLine } = { cells: [], line: 1 }, ...rest] = table.first;
  const { calculator, columns } = ofPlatform(name);
  const cells = rest.map((record) => record.cells);
  const matching = options.matching ?? guessed(headers, cells, columns);
  const { records, delimiter } = table;
  const task = { records, headerLine, columns: matching, settings, prices, day, isOwnDay: true, ticked: [] } as const;
  return answerList(calculator, { ...task, hasSemicolons: delimiter === ';' }, () => undefined);
};
type Ran = ReturnType<typeof run>;
const faultsOf = (report: Ran) =>
  summaryOf(report).problems.first.map(({ line, fault: { column, code } }) => [line, column, code]);
const byCurrencyOf = (report: Ran) => summaryOf(report).byCurrency;

const templates = (Object.keys(messages) as Locale[]).flatMap((locale) =>
  listNames(locale).map((name) => [locale, name] as const),
);

test.each(templates)(
  'the template in %s of %s is a list that its page counts, with every column recognised',
  (locale, name) => {
    const words = messages[locale];
    const { calculator } = ofPlatform(name);
    const texts = words.platforms[name].calculator;
    const columns = shownColumns(calculator, texts, words.bulk.columns);
    const text = template(calculator, texts, words.bulk.columns).slice(1);
    const [headers = [], ...rows] = papaparse.parse<string[]>(text).data;

    const matching = guessed(headers, rows, columns);
    const found = [...Object.values(matching.fields), ...Object.values(matching.own)];
    expect(found.toSorted((a, b) => a - b)).toEqual([...headers.keys()]);
    expect(headers).toEqual(columns.flatMap(({ label }) => (headers.includes(label) ? [label] : [])));
    expect(faultsOf(run(name, text, { matching }))).toEqual([]);
  },
);

test.each([
  // the published worked examples, athletic shoes 20.80 and 3,000 from a Basic store 329.65, and 1.3% from Sri Lanka
  ['ebay', 'price,category\n149.99,athletic-shoes', '$22.75'],
  ['ebay', 'price;store;category\n3000;Basic;Most categories', '$368.65'],
  ['ebay', 'price;category\n149,99;athletic shoes', '$22.75'],
  ['paypal', 'amount\tcountry\tproduct\tbuyer\n200\tUS\tgoods services\tdomestic', '$5.98'],
  ['paypal', 'amount,country,product\n1000,us,ach', '$5.00'],
] as const)('%#: the fees of a row are those of the calculator', (platform, text, fees) => {
  const [sums] = byCurrencyOf(run(platform, text));

  expect(sums && moneyText(sums.sums.fees)).toBe(fees);
});

test.each([
  ['a cell that is needed is empty', 'title,price\nring,', [[2, 'soldPrice', 'missing']]],
  ['no number', 'price,item cost\n10,2\n10,two', [[3, 'itemCost', 'not-a-number']]],
  ['less than nothing', 'price,item cost\n5,-5', [[2, 'itemCost', 'negative']]],
  ['no such category', 'price,category\n5,\n5,most categories\n5,spaceships', [[4, 'category', 'unknown']]],
  ['neither yes nor no', 'price,top rated seller\n5,yes\n5,perhaps', [[3, 'topRated', 'unknown']]],
  ['another currency than the site’s', 'price\n5\nRs 500\nUS $5', [[3, 'soldPrice', 'other-currency']]],
  ['another currency by its code', 'site,price,item cost\nUK,£5,2 usd', [[2, 'itemCost', 'other-currency']]],
  ['too many cells', 'price,title\n5,ring,7', [[2, undefined, 'cells']]],
  ['blank lines count as lines', 'price\n5\n\n\nx\n', [[5, 'soldPrice', 'not-a-number']]],
  ['a title over two lines', 'title,price\r\n"a\r\nb",5\r\nc,x', [[4, 'soldPrice', 'not-a-number']]],
])('%s: reported with its line and column', (_, text, faults) => {
  expect(faultsOf(run('ebay', text))).toEqual(faults);
});

test.each([
  ['12.50', 12.5],
  ['$1,234.50', 1234.5],
  ['12,50', 12.5],
  ['1.234,50', 1234.5],
  ['1,234', 1234],
  ['1,23,456.78', 123_456.78],
  ['500/-', 500],
  ['රු 1', 0],
  ['1,2,3', 0],
  ['12.5O', 0],
  ['(12.50)', 0],
])('the price %j is read as %d, and 0 where it cannot be', (text, price) => {
  const [sums] = byCurrencyOf(
    run(
      'ebay',
      csv([
        ['price', 'title'],
        [text, ''],
        ['1', ''],
      ]).slice(1),
    ),
  );

  const counted = sums && inDollars(sums.sums.revenue) - 1;
  expect(counted).toBeCloseTo(price);
});

test('an unpublished fee is said, not guessed', () => {
  const { orders } = run('etsy', 'price,country\n5,US\n5,HU');

  expect(orders.map(({ fault }) => fault?.code)).toContain('not-published');
});

test('Amazon needs a size to send, and none when the seller sends', () => {
  expect(faultsOf(run('amazon', 'price,fulfilment\n20,fba\n20,fbm'))).toEqual([[2, 'length', 'missing']]);
});

test('Etsy counts in the currency of the account', () => {
  const byCurrency = byCurrencyOf(run('etsy', 'price,country\n20,GB\n20,US\n30,GB'));

  expect(byCurrency.map(({ currency, orders }) => [currency, orders])).toEqual([
    ['GBP', 2],
    ['USD', 1],
  ]);
});

const sumsOf = (report: Ran) => byCurrencyOf(report).map(({ sums }) => roles.map((role) => moneyText(sums[role])));

test('beside decimal commas, 1.234 is two numbers, and its row is not counted', () => {
  const list = 'price;title\n12,50;a\n1.234;b\n1.234,5;c\n1,234;d';
  expect(faultsOf(run('ebay', list))).toEqual([
    [3, 'soldPrice', 'unclear'],
    [5, 'soldPrice', 'unclear'],
  ]);
  expect(sumsOf(run('ebay', list))[0]?.[0]).toBe('$1,247.00'); // 12.50 + 1,234.50
  expect(faultsOf(run('ebay', 'price\ttitle\n12.50\ta\n1.234\tb'))).toEqual([]); // no comma says anything else
  expect(faultsOf(run('ebay', 'price;title\n12.50;a\n1.234;b'))).toEqual([[3, 'soldPrice', 'unclear']]); // semicolons do
});

test.each([
  // 2 × 20 at 13.6 % and 0.40 for the order, 2 × 5 for the items, 3 for the label
  [
    'ebay',
    'price,quantity,item cost,shipping cost,registered\n20,2,5,3,US',
    'each',
    ['$40.00', '$5.84', '$13.00', '$21.16'],
  ],
  [
    'ebay',
    'price,quantity,item cost,shipping cost,registered\n40,2,10,3,US',
    'all',
    ['$40.00', '$5.84', '$13.00', '$21.16'],
  ],
  // each unit for itself: 15 % of 1.00 is less than the 0.30 that one costs at least
  ['amazon', 'price,qty,fulfilment,cost\n1,3,fbm,0.10', 'each', ['$3.00', '$0.90', '$0.30', '$1.80']],
  ['amazon', 'price,qty,fulfilment,cost\n3,3,fbm,0.30', 'all', ['$3.00', '$0.90', '$0.30', '$1.80']],
  // 2 × 20 at 6.5 % and at 3 % + 0.25, and a listing fee for each of two
  ['etsy', 'price,quantity\n20,2', 'each', ['$40.00', '$4.45', '$0.00', '$35.55']],
  // one payment for three pieces: 300 × 4.4 % + 0.30
  ['stripe', 'price,quantity,card\n100,3,international', 'each', ['$300.00', '$13.50', '$0.00', '$286.50']],
  ['stripe', 'amount,quantity,card\n300,3,international', 'all', ['$300.00', '$13.50', '$0.00', '$286.50']],
  // one request for three pieces, paid by card: 300 × 3.99 % + 0.49
  ['payoneer', 'price,quantity,method\n100,3,card', 'each', ['$300.00', '$12.46', '$0.00', '$287.54']],
  // shoes at 80 each are below the limit of 150: 160 × 13.6 % + 0.40 + 160 × 1.3 %
  ['ebay', 'price,quantity,category\n80,2,athletic-shoes', 'each', ['$160.00', '$24.24', '$0.00', '$135.76']],
  ['ebay', 'price,units,category\n160,2,athletic-shoes', 'all', ['$160.00', '$24.24', '$0.00', '$135.76']],
  ['ebay', 'price,quantity,category\n80,1,athletic-shoes', 'each', ['$80.00', '$12.32', '$0.00', '$67.68']],
  // trainers at £60 each are below 100: 120 × 11.9 % + 0.40 + 120 × 0.35 % + 120 × 1.3 %
  ['ebay', 'site,price,qty,category\nUK,60,2,athletic-shoes', 'each', ['£120.00', '£16.66', '£0.00', '£103.34']],
] as const)('%s: %j, prices for %s, comes to %j', (name, list, prices, sums) => {
  expect(sumsOf(run(name, list, { prices }))).toEqual([sums]);
});

test.each(['0', '1.5', '-1', 'two'])('a quantity of %s is a fault', (quantity) => {
  expect(faultsOf(run('paypal', `price,quantity\n5,1\n5,${quantity}`))).toEqual([[3, 'quantity', expect.any(String)]]);
  const byCategory = `price,quantity,category\n5,1,\n5,${quantity},most-categories\n5,${quantity},nfts`;
  expect(faultsOf(run('ebay', byCategory))).toEqual([3, 4].map((line) => [line, 'pieces', expect.any(String)]));
});

test.each([
  ['bank-wires', 'amount,quantity\n100,3'],
  ['mercury', 'amount,quantity\n100,3'],
  ['payoneer', 'what,amount,quantity\nwithdrawal,100,3'],
  ['stripe', 'what,amount,quantity\npayout,100,3'],
] as const)('%s: a transfer is of no pieces, so %j is not counted', (name, list) => {
  for (const prices of ['each', 'all'] as const) {
    const report = run(name, list, { prices });
    expect(faultsOf(report)).toEqual([[2, 'quantity', 'too-large']]);
    expect(byCurrencyOf(report)).toEqual([]);
    expect(byCurrencyOf(run(name, list.replace(/3$/, '1'), { prices }))).toHaveLength(1);
  }
});

test('a setting is not held against a row of another site: its own first choice counts, and that is said', () => {
  const list = 'site,price,category\nUS,100,\nDE,100,\nDE,100,athletic-shoes';
  const report = run('ebay', list, { settings: { site: 'US', category: 'athletic-shoes' } });
  expect(faultsOf(report)).toEqual([[4, 'category', 'unknown']]); // what the row itself says is held against it
  expect(summaryOf(report).notOffered).toEqual({ category: 1 });
  expect(sumsOf(report)).toHaveLength(2);
});

test('what no row counts is said once for the list', () => {
  const report = run('ebay', 'price,registered\n100,LK\n50,LK\n20,US');
  const { notCounted } = summaryOf(report);
  expect(notCounted.length).toBeGreaterThan(0);
  expect(new Set(notCounted).size).toBe(notCounted.length);
  expect(Object.keys(platforms.ebay.calculator.notCounted)).toEqual(expect.arrayContaining([...notCounted]));
});

test('rows that rest on an estimate say so, in the file too', () => {
  const report = run('paypal', 'amount,country,product\n100,US,goods services\n100,LK,');
  const { estimates } = summaryOf(report);
  const says = { fault: ({ code }: RowFault) => code, notOffered: (key: string) => key };
  const [head = [], ...rows] = resultRows(report, result, says);
  const remarks = rows.map((row) => row[head.indexOf(result.remark)]);
  expect(estimates).toBeGreaterThan(0);
  expect(remarks.filter((text) => text === result.estimate)).toHaveLength(estimates);
});

test.each(Object.keys(messages) as readonly Locale[])(
  'a count of rows is right for one row as for many: it stands after what it counts, %s',
  (locale) => {
    const { problems, estimates, notOfferedRows } = messages[locale].bulk.result;
    for (const text of [problems, estimates, notOfferedRows]) expect(text).toMatch(/^[^.]+: \{count\}/);
  },
);

test('what the fees of a list rest on comes to its fees, on the page and in every row of the file', () => {
  const report = run('amazon', 'price,quantity,fulfilment\n19.99,3,fbm\n5,1,fbm');
  const [sums] = byCurrencyOf(report);
  const cents = (amount: { units: bigint } | undefined) => Number(amount?.units ?? 0n);
  expect(sums?.shares.map(({ amount }) => cents(amount)).reduce((a, b) => a + b)).toBe(cents(sums?.sums.fees));

  const says = { fault: ({ code }: RowFault) => code, notOffered: (key: string) => key };
  const [head = [], ...lines] = resultRows(report, result, says);
  const columns = Object.values(result.grounds)
    .map((name) => head.indexOf(name))
    .filter((at) => at >= 0);
  expect(columns).toHaveLength(sums?.shares.length ?? 0);
  for (const line of lines) {
    const parts = columns.map((at) => Number(line[at]));
    expect(parts.reduce((a, b) => a + b)).toBeCloseTo(Number(line[head.indexOf(result.fees)]));
  }
});

test('the total that a buyer paid, with postage and tax, is not what an item sold for', () => {
  const { columns } = ofPlatform('ebay');
  expect(guessed(['Item Title', 'Total Price', 'Sold For'], [], columns).fields).toMatchObject({ soldPrice: 2 });
  expect(guessed(['Item Title', 'Total Price'], [], columns).fields).not.toHaveProperty('soldPrice');
});

test('limits are said in the unit of their column', () => {
  const words = { problems: bulk.problems, columns: { share: 'Share' }, units: { share: '%' }, names: {} };
  expect(problemText(words, { column: 'share', code: 'too-large', detail: '200', limit: '100' })).toBe(
    'Share: “200” is more than 100%.',
  );
});

const inDollars = ({ units, scale }: Readonly<{ units: bigint; scale: number }>) => Number(units) / 10 ** scale;

const cents = fc.integer({ min: 1, max: 500_000 }).map((value) => (value / 100).toFixed(2));

test('a list comes to the sum of its rows, each as the calculator says, and the worst products are the worst', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 60 }), (rows) => {
      const text = ['title,price,item cost', ...rows.map((row, at) => [`Ring ${at}`, ...row].join(','))].join('\n');
      const profits = rows.map(([soldPrice, itemCost]) => {
        const { answers } = readAnswers(ebay.question, { soldPrice, itemCost });
        const sale = ebay.answer(answers, day);
        if (isRefusal(sale)) throw new Error('not published');
        return Number(sale.lines.profit.value.units) / 10 ** sale.lines.profit.value.scale;
      });
      const [all] = byCurrencyOf(run('ebay', text));
      const worst = all?.worst.map(({ sums }) => inDollars(sums.profit));

      expect(all && inDollars(all.sums.profit)).toBeCloseTo(
        profits.reduce((a, b) => a + b),
        6,
      );
      expect(worst).toEqual(profits.toSorted((a, b) => a - b).slice(0, 10));
    }),
  );
});

test('nothing that came in is missing from what goes out', () => {
  const cell = fc.stringMatching(/^[a-z0-9 ="\n,.-]{0,8}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), (cells) => {
      const text = csv([['title', 'price'], ...cells]).slice(1);
      const says = { fault: ({ code }: RowFault) => code, notOffered: (key: string) => key };
      const out = resultRows(run('ebay', text), result, says);
      const read = papaparse.parse<string[]>(text.slice(0, -2), { newline: '\r\n' }).data;
      const saved = read.slice(1).filter((row) => row.some((one) => one.trim() !== ''));

      const own = (out[0] ?? []).indexOf(result.remark) + 1;
      expect(out.slice(1).map((row) => row.slice(own))).toEqual(saved);
    }),
  );
});
