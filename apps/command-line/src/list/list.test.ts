import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answerCommand } from '../answer-command.ts';

const day = '2026-11-21';
const folder = mkdtempSync(join(tmpdir(), 'list-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

/** A list in a file of its own, as the first word of a command. */
function fileOf(lines: readonly string[], ending = 'csv'): string {
  files += 1;
  const path = join(folder, `list-${files}.${ending}`);
  writeFileSync(path, lines.join('\n'));
  return path;
}

const run = (paths: readonly string[], options = '') =>
  answerCommand(['list', ...paths, ...options.split(' ').filter(Boolean)], day);
const line = (text: string, name: string) => new RegExp(`^${name} +(.+)$`, 'm').exec(text)?.[1]?.split(/ {2,}/);

const report = [
  'Transaction creation date,Type,Order number,Item ID,Item title,Quantity,Item subtotal,Shipping and handling,Final Value Fee - fixed,Final Value Fee - variable,Gross transaction amount,Transaction currency',
  '"Nov 5, 2026",Order,12-1,1,Scarf,1,50.00,0,-0.40,-6.80,50.00,USD',
  '"Jan 10, 2025",Order,12-2,2,Ring,1,100.00,0,-0.40,-14.25,100.00,USD',
  '"Nov 6, 2026",Refund,12-1,1,Scarf,1,-20.00,0,--,--,-20.00,USD',
  '"Nov 7, 2026",Payout,--,--,--,--,--,--,--,--,-100.00,USD',
];

test('a report that is known is read as it is: sums by the fees of each day, what was charged, and what is apart', async () => {
  const { code, text, problems } = await run([fileOf(report)], '--registered us');
  expect([code, problems]).toEqual([0, undefined]);
  expect(text).toContain('eBay: transactions (ebay-transactions-en)');
  // 50 × 13.6 % + 0.40, and 100 × 13.25 % + 0.40
  expect(line(text, 'USD')).toEqual(['2', '$150.00', '$20.85', '$0.00', '$129.15']);
  expect(text).toContain('line 3: $14.65 charged, $13.65 published, +$1.00');
  expect(line(text, 'Refunds')).toEqual(['Refund', '1', '-20.00 USD']);
  expect(line(text, 'Payouts')).toEqual(['Payout', '1', '-100.00 USD']);
});

test('--day asks for the fees of one day, --own-days lets dated rows keep theirs', async () => {
  const path = fileOf(report);
  const fees = async (options: string) => line((await run([path], `--registered us ${options}`)).text, 'USD')?.[2];
  expect(await fees('--day 2026-11-21')).toBe('$21.20'); // 13.6 % of both
  expect(await fees('--day 2026-11-21 --own-days')).toBe('$20.85');
});

const own = ['Title,Price,Kind', 'Scarf,20.00,Order', 'Ring,ten,Order', 'Tea,10.00,Zap'];

test('rows that are not counted are named beside the answer, and a word that means a sale can be said', async () => {
  const path = fileOf(own);
  const { code, text, problems } = await run([path], '--platform ebay --registered us');
  expect(code).toBe(1);
  expect(line(text, 'USD')?.[1]).toBe('$20.00');
  expect(problems).toContain('line 3: sold price is a number such as 12.50, not "ten"');
  expect(problems).toContain('Rows that say "Zap": 1, not counted; if it means a sale: --count-as-sale "zap"');

  const ticked = await run([path], '--platform ebay --registered us --count-as-sale zap');
  expect(line(ticked.text, 'USD')?.[1]).toBe('$30.00');
  expect(ticked.problems).not.toContain('Zap');
});

test('as CSV every row comes as it was with its result before it, as JSON sums are exact', async () => {
  const path = fileOf(own);
  const csv = await run([path], '--platform ebay --csv');
  const [head = '', ...rows] = csv.text.replace('\uFEFF', '').split('\r\n');
  expect(head.startsWith('Line,Currency,Revenue,Fees,Charged,Charged above published,Your costs,Profit')).toBe(true);
  expect(head.endsWith('Remark,Title,Price,Kind')).toBe(true);
  expect(rows.map((row) => row.split(',').slice(-3).join(','))).toEqual(own.slice(1));

  const json = await run([path], '--platform ebay --registered us --json');
  const { columns, currencies, problems } = JSON.parse(json.text);
  expect(columns).toMatchObject({ soldPrice: 'Price', title: 'Title', kind: 'Kind' });
  expect(currencies).toMatchObject([{ currency: 'USD', orders: 1, revenue: '20', fees: '3.12' }]);
  expect(problems).toMatchObject({ count: 1, first: [{ line: 3, column: 'soldPrice', code: 'not-a-number' }] });
});

test('several files of one report count as one list, and a line is named with its file', async () => {
  const [first, second] = [fileOf(['Title,Price', 'Scarf,10.00']), fileOf(['Title,Price', 'Ring,ten', 'Mask,5.00'])];
  const { text, problems } = await run([first, second], '--platform ebay');
  expect(line(text, 'USD')?.[1]).toBe('$15.00');
  expect(problems).toContain(`list-${files}.csv, line 2: sold price`);
});

test('a report of which there is no table of fees is added up', async () => {
  const { code, text } = await run([
    fileOf([
      'ID,Status,Direction,Created on,Finished on,Source fee amount,Source fee currency,Target fee amount,Target fee currency,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency,Exchange rate,Reference,Batch',
      'TRANSFER-2,COMPLETED,IN,2026-11-04 14:20:05,2026-11-04 14:23:11,,,5.00,GBP,Acme,2505.00,GBP,Example Ltd,2500.00,GBP,1,inv,',
    ]),
  ]);
  expect([code, line(text, 'Paid by buyers, without tax')]).toEqual([0, ['2505 GBP']]);
});

const list = ['Title,Price', 'Scarf,20.00'];
const dated = ['Date,Title,Price', '05/11/2026,Scarf,20.00'];

test.each<[string, readonly string[], string, string]>([
  ['no platform', list, '', 'It is no report that is known: say whose fees with --platform, ebay'],
  ['another platform', list, '--platform ebuy', '--platform is one of ebay'],
  ['a setting that is none', list, '--platform ebay --registered mars', '--registered is one of'],
  ['an unknown option', list, '--platform ebay --colour red', 'There is no option --colour'],
  ['no price', ['Title,Colour', 'Scarf,red'], '--platform ebay', 'No column is known for sold price among: Colour'],
  ['a day in two ways', dated, '--platform ebay', '"05/11/2026" can be read in two ways: --day-order day-first'],
  ['no list', ['%PDF-1.7', 'x'], '--platform ebay', 'is no list: it is a PDF'],
  ['two forms', list, '--platform ebay --csv --json', '--json or --csv, not both'],
])('%s is not understood, in one line', async (_, lines, options, why) => {
  const { code, text } = await run([fileOf(lines)], options);
  expect(code).toBe(2);
  expect(text).toContain(why);
  expect(text.split('\n')).toHaveLength(1);
});

test('no file, one that is not there, and files of two reports are not understood', async () => {
  expect((await run([])).text).toContain('A file is needed');
  expect((await run([join(folder, 'none.csv')])).text).toContain('none.csv cannot be opened: ENOENT');
  expect((await run([fileOf(list), fileOf(dated)], '--platform ebay')).text).toContain('other columns than the first');
});

test('a day in two ways is read once its order is said', async () => {
  const { code, text } = await run([fileOf(dated)], '--platform ebay --day-order day-first');
  expect([code, /2026-11-05 to 2026-11-05/.test(text)]).toEqual([0, true]);
});

test('the help names each option, and with a platform its own', async () => {
  const { text } = await run([], '--help');
  for (const name of ['platform', 'day', 'own-days', 'day-order', 'prices', 'sheet', 'count-as-sale', 'csv', 'json'])
    expect(text).toContain(`--${name}`);
  expect((await run([], '--platform ebay --help')).text).toContain('--registered NAME');
});
