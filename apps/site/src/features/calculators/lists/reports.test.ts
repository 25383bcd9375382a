/**
 * The reports that sellers have, as eBay and Amazon describe them: lines of prose, then a row of headers among which
 * ours are few, and rows that are no sales. The sales are invented.
 */
import { messages } from '@formation/content';
import { loadPlatform, type PlatformName } from '@formation/fees';
import { isSale, summaryOf } from '@formation/fees/lists';
import { moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { runBulk } from './bulk-run.ts';
import { headerAt, matched } from './header-row.ts';
import { columnsOf, pricesOf } from './list-columns.ts';
import { listIn } from './read-file.ts';

const { bulk, platforms } = messages.en;

/** Reads a report as the page does when nothing is changed by hand; `say` is what a translator makes of its labels. */
async function read(name: PlatformName, text: string, say = (label: string) => label) {
  const calculator = await loadPlatform(name);
  const columns = columnsOf(calculator, platforms[name].calculator, bulk.columns).map((column) => ({
    ...column,
    label: say(column.label),
  }));
  const list = listIn(text);
  if ('refused' in list) throw new Error(list.refused);
  const at = headerAt(
    list.first.map(({ cells }) => cells),
    columns,
  );
  const [header, ...rest] = list.first.slice(at);
  const headers = header?.cells ?? [];
  const mapping = matched(
    headers,
    rest.map(({ cells }) => cells),
    columns,
  );
  const prices = pricesOf(headers, mapping, columns);
  const task = { text, headerLine: header?.line ?? 0, mapping, settings: {}, prices, day: '2026-11-21' } as const;
  const report = runBulk(calculator, task, () => undefined);
  const found = Object.fromEntries(Object.entries(mapping).map(([key, column]) => [key, headers[column]]));
  return { headerLine: task.headerLine, found, prices, report, ...summaryOf(report.rows) };
}

const faultsOf = ({ problems }: Awaited<ReturnType<typeof read>>) =>
  problems.first.map(({ line, fault: { column, code } }) => [line, column, code]);
const revenueOf = ({ report }: Awaited<ReturnType<typeof read>>) =>
  report.byCurrency.map(({ sums }) => moneyText(sums.revenue));

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

const amazonHeaders =
  'date/time,settlement id,type,order id,sku,description,quantity,marketplace,fulfillment,order city,order state,order postal,tax collection model,product sales,product sales tax,shipping credits,shipping credits tax,gift wrap credits,giftwrap credits tax,Regulatory Fee,promotional rebates,promotional rebates tax,marketplace withheld tax,selling fees,fba fees,other transaction fees,other,total'.split(
    ',',
  );
const amazonRow = (values: Readonly<Record<string, string>>) =>
  quoted(amazonHeaders.map((header) => values[header] ?? (/fees|tax|credits|sales/.test(header) ? '0' : '')));
const amazonReport = [
  quoted(['Includes Amazon Marketplace, Fulfillment by Amazon (FBA), and Amazon Webstore transactions']),
  quoted(['All amounts in USD, unless specified']),
  quoted(['Definitions:']),
  quoted(['Sales tax collected: Includes sales tax collected from buyers for product sales, shipping, and gift wrap.']),
  quoted(['Selling fees: Includes variable closing fees and referral fees.']),
  quoted(['Other transaction fees: Includes shipping chargebacks, shipping holdbacks, and sales tax collection fees.']),
  quoted([
    'Other: Includes non-order transaction amounts. For more details, see the "Type" and "Description" columns.',
  ]),
  quoted(amazonHeaders),
  amazonRow({
    type: 'Order',
    description: 'Tea tin',
    quantity: '2',
    marketplace: 'amazon.com',
    fulfillment: 'Seller',
    'product sales': '40.00',
    'shipping credits': '5.00',
  }),
  amazonRow({
    type: 'Refund',
    description: 'Tea tin',
    quantity: '1',
    marketplace: 'amazon.com',
    fulfillment: 'Seller',
    'product sales': '-20.00',
  }),
  amazonRow({ type: 'Service Fee', description: 'Subscription' }),
  amazonRow({
    type: 'Order',
    description: 'Mask',
    quantity: '1',
    marketplace: 'amazon.com',
    fulfillment: 'Amazon',
    'product sales': '1,200.00',
  }),
  amazonRow({ type: 'Transfer', description: 'To account ending in: 000', total: '-900.00' }),
].join('\n');

test('the transaction report of Amazon is read without help', async () => {
  const report = await read('amazon', amazonReport);
  expect(report).toMatchObject({
    headerLine: 8,
    prices: 'all', // product sales are of the whole row
    found: {
      kind: 'type',
      title: 'description',
      quantity: 'quantity',
      marketplace: 'marketplace',
      fulfilment: 'fulfillment',
      sellingPrice: 'product sales',
      shippingPrice: 'shipping credits',
    },
    noSales: { count: 3, kinds: ['Refund', 'Service Fee', 'Transfer'] },
  });
  expect(faultsOf(report)).toEqual([[12, 'length', 'missing']]); // sent by Amazon, and no size in the report
  expect(revenueOf(report)).toEqual(['$45.00']);
});

const ebayTransactions = [
  '"Transaction report",',
  '"Start date","Sep 1, 2026"',
  '"End date","Sep 30, 2026"',
  '"Amounts are in the currency of the payout, unless the column says otherwise"',
  '',
  '"Transaction creation date","Type","Order number","Legacy order ID","Buyer username","Ship to country","Net amount","Payout currency","Payout date","Item ID","Item title","Custom label","Quantity","Item subtotal","Shipping and handling","Seller collected tax","eBay collected tax","Final Value Fee - fixed","Final Value Fee - variable","Gross transaction amount","Transaction currency","Description"',
  '"Sep 5, 2026","Order","12-00000-00001","100-1","buyer_one","US","21.46","USD","Sep 7, 2026","200001","Batik scarf","SCARF","2","40.00","5.00","0","1.60","-0.40","-6.12","46.60","USD",""',
  '"Sep 6, 2026","Shipping label","--","--","--","--","-4.10","USD","--","--","--","--","--","--","--","--","--","--","--","--","USD",""',
  '"Sep 9, 2026","Refund","12-00000-00001","100-1","buyer_one","US","-21.46","USD","--","200001","Batik scarf","SCARF","2","-40.00","-5.00","0","-1.60","0","6.12","-46.60","USD",""',
  '"Sep 10, 2026","Order","12-00000-00002","100-2","buyer_two","US","8.00","USD","--","200002","Ring","RING","1","10.00","--","0","0.80","-0.30","-1.36","10.80","USD",""',
  '"Sep 22, 2026","Payout","--","--","--","--","-15.86","USD","--","--","--","--","--","--","--","--","--","--","--","--","USD",""',
].join('\r\n');

test('the transaction report of eBay is read without help', async () => {
  const report = await read('ebay', ebayTransactions);
  expect(report).toMatchObject({
    headerLine: 6,
    prices: 'all',
    found: { kind: 'Type', title: 'Item title', soldPrice: 'Item subtotal', shippingPrice: 'Shipping and handling' },
    noSales: { count: 3, kinds: ['Shipping label', 'Refund', 'Payout'] },
  });
  expect(faultsOf(report)).toEqual([]);
  expect(revenueOf(report)).toEqual(['$55.00']); // 45 and 10
});

const ebayOrders = [
  '',
  '"Sales Record Number","Order Number","Buyer Username","Item Number","Item Title","Custom Label","Sold Via Promoted Listings","Quantity","Sold For","Shipping And Handling","eBay Collected Tax","Total Price","Sale Date"',
  '',
  '"101","12-1","buyer_one","200001","Batik scarf","SCARF","No","2","$20.00","$5.00","$3.60","$48.60","Sep-05-26"',
  '"102","12-2","buyer_two","200002","Ring","RING","No","1","$10.00","$0.00","$0.80","$10.80","Sep-10-26"',
  '',
  '"2","record(s) downloaded,"',
  '"Seller ID : somebody"',
].join('\n');

test('the orders report of eBay is read without help: the price is of one piece, and the total price is not taken', async () => {
  const report = await read('ebay', ebayOrders);
  expect(report).toMatchObject({
    headerLine: 2,
    prices: 'each',
    found: { soldPrice: 'Sold For', pieces: 'Quantity' },
  });
  expect(faultsOf(report)).toEqual([]);
  expect(report.noSales.count).toBe(2); // the lines under the list
  expect(revenueOf(report)).toEqual(['$55.00']);
});

test.each([
  ['amazon', amazonReport],
  ['ebay', ebayTransactions],
  ['ebay', ebayOrders],
] as const)('%s, report %#: no word of the page changes how it is read', async (name, text) => {
  const { found } = await read(name, text);
  for (const word of ['விலை', 'description', 'Quantity', 'total', 'Item title'])
    expect((await read(name, text, () => word)).found).toEqual(found);
});

test('a list that begins with its headers, and one whose headers nobody knows', async () => {
  expect((await read('ebay', 'Item,Price\nring,5')).headerLine).toBe(1);
  expect((await read('ebay', 'My sales of May\n\nQuoi;Combien\nring;5\nmask;6')).headerLine).toBe(3);
});

test('a column called type that says no sale is no kind of row', async () => {
  expect((await read('ebay', 'type,price\nring,5\nmask,6')).noSales.count).toBe(0);
});

test.each([
  ['Order', true],
  ['Express Checkout Payment', true],
  ['Bestellung', true],
  ['Payment Refund', false],
  ['Order_Retrocharge', false],
  ['Service Fee', false],
  ['Payout', false],
])('%s is a sale: %s', (kind, expected) => {
  expect(isSale(kind)).toBe(expected);
});

test('in a list headed as our template, a price means what it means in the form', async () => {
  const order = 'Item price,Pieces,Item cost\n40,2,10';
  expect(await read('etsy', order)).toMatchObject({ prices: 'all' });
  expect(revenueOf(await read('etsy', order))).toEqual(['$40.00']); // as the form with 40 and two pieces
  expect(await read('etsy', 'Price,Quantity,COGS\n20,2,5')).toMatchObject({ prices: 'each' });
  expect(await read('paypal', 'Sold Price,Quantity\n20,2'), 'its form asks for no pieces').toMatchObject({
    prices: 'each',
  });
});
