/** Orders of reports, worked out by the fees of their own day and set beside what was charged. */
import { expect, test } from 'vitest';
import { barred } from '../reports/testing.ts';
import { answeredRows } from './testing.ts';

const ebayHead =
  'Transaction creation date|Type|Order number|Item ID|Item title|Quantity|Item subtotal|Shipping and handling|Seller collected tax|eBay collected tax|Final Value Fee - fixed|Final Value Fee - variable|International fee|Gross transaction amount|Transaction currency';
const american = { registered: 'US' };

test('an eBay order with tax costs what eBay charged, which takes its share of the tax too', async () => {
  // 13.6 % of 54.13 is 7.36, and 0.40 an order: 7.76 in the file.
  const rows = barred(`${ebayHead}\n2026-11-05|Order|12-1|1|Scarf|1|50.00|0|0|4.13|-0.40|-7.36|0|50.00|USD`);
  expect(await answeredRows(rows, american)).toEqual([{ revenue: 'USD 50', fees: '7.76', above: '0' }]);
});

test('the fixed fee of an order is charged once for its rows, and the fees are those of its day', async () => {
  const of = (day: string) =>
    barred(`
${ebayHead}
${day}|Order|12-3|--|--|2|40.00|5.00|0|0|-0.40|-6.12|--|45.00|USD
${day}|Order|12-3|1|Scarf|1|30.00|5.00|0|0|-0.40|-4.76|--|--|USD
${day}|Order|12-3|2|Ring|1|10.00|0|0|0|--|-1.36|--|--|USD`);
  expect(await answeredRows(of('2026-11-05'), american)).toEqual([{ revenue: 'USD 45', fees: '6.52', above: '0' }]);
  const [early] = await answeredRows(of('2025-01-05'), american);
  expect(early).toMatchObject({ fees: '6.36' }); // 13.25 % of 45.00 until February 2025, and 0.40
});

test('a currency that the account does not have is said, and never added to another', async () => {
  const rows = barred('id|Type|Amount|Fee|Net|Currency|Created (UTC)\ntxn_1|charge|100.00|3.20|96.80|eur|2026-11-05');
  expect(await answeredRows(rows, { country: 'US' })).toEqual([
    { fault: { code: 'currency-of-row', detail: 'EUR', limit: 'USD' } },
  ]);
});

test('an Etsy order of two items is one payment: 6.5 %, 3 % and 0.25 of all, 0.20 a piece', async () => {
  const rows = barred(`
Sale Date|Item Name|Buyer|Quantity|Price|Discount Amount|Order Shipping|Order Sales Tax|Item Total|Currency|Transaction ID|Order ID|SKU
08/14/26|Fox card|coolbuyer|2|$5.00|0|$4.50|$0.62|$10.00|USD|4001|3001|FOX-01
08/14/26|Fox sticker|coolbuyer|1|$3.00|0|$0.00|$0.00|$3.00|USD|4002|3001|FOX-ST`);
  // 6.5 % of 17.50 = 1.14, 3 % of 18.12 + 0.25 = 0.79, 3 × 0.20 = 0.60
  expect(await answeredRows(rows, { country: 'US' })).toEqual([
    { revenue: 'USD 17.5', fees: '2.53', above: undefined },
  ]);
});

test('Etsy’s order value is that of the order, less its discount', async () => {
  const rows = barred(`
Sale Date|Order ID|Number of Items|Currency|Order Value|Discount Amount|Shipping Discount|Shipping|Sales Tax|Order Total|Status
11/03/26|9001|2|USD|68.00|0|0|8.00|0|76.00|Completed
11/12/26|9002|3|USD|27.00|2.70|0|6.00|0|30.30|Completed
11/13/26|9003|1|USD|10.00|0|0|0|0|10.00|Canceled`);
  const found = await answeredRows(rows, { country: 'US' });
  expect(found.map((one) => 'revenue' in one && one.revenue)).toEqual(['USD 76', 'USD 30.3']);
});

test('Amazon’s item-price is that of the line, and a shop of another country is not the one asked about', async () => {
  const rows = barred(`
amazon-order-id|order-status|fulfillment-channel|sales-channel|product-name|sku|quantity|currency|item-price|item-promotion-discount
111-1|Shipped|Merchant|Amazon.com|Tea tin|TEA|2|USD|40.00|10.00
111-3|Pending|Merchant|Amazon.ca|Tea tin|TEA|1|CAD|30.00|0.00
249-1|Shipped|Merchant|Amazon.co.jp|Toaster|K01|1|JPY|24732.00|0.00`);
  expect(await answeredRows(rows)).toEqual([
    { revenue: 'USD 30', fees: '4.5', above: undefined },
    { fault: { code: 'unknown', column: 'marketplace', detail: 'Amazon.co.jp' } },
  ]);
});

test('a German date range has its tax in the price that Amazon takes its share of', async () => {
  const rows = barred(`
Enthält Transaktionen auf Amazon Marketplace, Versand durch Amazon und Amazon Webstore
Datum/Uhrzeit|Typ|Bestellnummer|SKU|Beschreibung|Menge|Marketplace|Versand|Umsätze|Produktumsatzsteuer|Gutschrift für Versandkosten|Steuer auf Versandgutschrift|Verkaufsgebühren|Gebühren zu Versand durch Amazon|Gesamt
05.11.2026 10:00:00 UTC|Bestellung|300-1|TEA|Teedose|2|amazon.de|Verkäufer|1.033,61|196,39|4,99|0,95|-185,40|0|1.050,54
06.11.2026 10:00:00 UTC|Erstattung|300-1|TEA|Teedose|1|amazon.de|Verkäufer|-20,00|-3,80|0|0|3,00|0|-20,80`);
  const [sale, ...others] = await answeredRows(rows, { vatTaken: 'elsewhere' });
  expect(others).toEqual([]);
  expect(sale).toMatchObject({ revenue: 'EUR 1235.94' });
});

test('only what is completed counts on PayPal, each currency apart, whoever the buyer’s country is', async () => {
  const rows = barred(`
Date|Name|Type|Status|Currency|Gross|Fee|Net|Country|Country Code|Balance Impact
11/05/2026|A Client|General Payment|Completed|USD|1,500.00|-52.84|1,447.16|United States|US|Credit
11/06/2026|B Client|Express Checkout Payment|Completed|EUR|200.00|-7.75|192.25|Germany|DE|Credit
11/07/2026|C Client|Website Payment|Pending|USD|80.00|0.00|80.00|||Memo
11/11/2026|E Client|Mobile Payment|Denied|USD|60.00|0.00|60.00|||Memo
11/12/2026|F Client|Donation Received|Completed|USD|25.00|-1.22|23.78|||Credit
11/13/2026|Shop|General Payment|Completed|USD|-7.00|0.00|-7.00|||Debit`);
  const found = await answeredRows(rows, { country: 'US' });
  expect(found.map((one) => 'revenue' in one && one.revenue)).toEqual(['USD 1500', 'EUR 200', 'USD 25']);
});
