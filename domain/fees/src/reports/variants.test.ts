/** The same reports with the names that other countries, accounts and years give their columns. */
import { expect, test } from 'vitest';
import { barred, sumsIn } from './testing.ts';

const sold = (text: string) => sumsIn(barred(text)).sales;

test('Etsy’s British names', () => {
  const items = sold(`
Date Posted|Item Name|Quantity|Price|Discount Amount|Delivery Discount|Order Delivery|Order Sales Tax|Item Total|Currency|Order ID
05/11/26|Fox card|2|5.00|1.00|0.50|4.50|0.62|10.00|GBP|3001
05/11/26|Fox sticker|1|3.00|0|0|4.50|0.62|3.00|GBP|3001`);
  expect(items).toEqual({ GBP: { orders: 1, pieces: 3, revenue: '16', tax: '0.62', charged: null } });

  const orders = sold(`
Date Posted|Order ID|Number of Items|Currency|Order Value|Discount Amount|Delivery Discount|Delivery|Sales Tax|Order Total|Status|Card Processing Fees
05/11/26|9001|2|GBP|68.00|0|0|8.00|0|76.00||2.53`);
  expect(orders).toEqual({ GBP: { orders: 1, pieces: 2, revenue: '76', tax: '0', charged: '2.53' } });
});

test('the statement of a British PayPal account', () => {
  const sales = sold(`
Date|Time|Time Zone|Description|Currency|Gross|Fee|Net|Balance|Transaction ID|Name|Postage and Packaging Amount|VAT
05/11/2026|10:00:00|Europe/London|Website Payment|GBP|64.00|-2.16|61.84|61.84|TX1|C Buyer|10.00|4.00`);
  expect(sales).toEqual({ GBP: { orders: 1, pieces: null, revenue: '60', tax: '4', charged: '2.16' } });
});

test('a German PayPal file that calls its fee Entgelt', () => {
  const sales = sold(`
Datum|Name|Typ|Status|Währung|Brutto|Entgelt|Netto
05.11.2026|A Client|Allgemeine Zahlung|Abgeschlossen|EUR|1.234,50|-12,34|1.222,16`);
  expect(sales).toEqual({ EUR: { orders: 1, pieces: null, revenue: '1234.5', tax: '0', charged: '12.34' } });
});

test('Amazon’s reports of other years: no columns of states and regulatory fees, discounts with a minus', () => {
  const range = sold(`
All amounts in USD, unless specified
date/time|settlement id|type|order id|sku|description|quantity|marketplace|fulfillment|product sales|shipping credits|gift wrap credits|promotional rebates|sales tax collected|selling fees|fba fees|other transaction fees|other|total
Nov 5, 2018 10:00:00 AM PST|1|Order|111-1|TEA|Tea tin|2|amazon.com|Amazon|40.00|5.99|0|-5.99|3.30|-6.00|-7.20|0|0|30.10`);
  expect(range).toEqual({ USD: { orders: 1, pieces: 2, revenue: '40', tax: '3.3', charged: '13.2' } });

  const orders = sold(`
amazon-order-id|purchase-date|order-status|sales-channel|product-name|quantity|currency|item-price|item-promotion-discount
111-1|2026-11-05T10:00:00+00:00|Shipped|Amazon.com|Tea tin|2|USD|40.00|-10.00`);
  expect(orders).toEqual({ USD: { orders: 1, pieces: 2, revenue: '30', tax: '0', charged: null } });
});

test('Stripe’s payments in a row that has no converted amount', () => {
  const sales = sold(`
id|Created (UTC)|Amount|Amount Refunded|Currency|Converted Amount|Converted Currency|Fee|Status
ch_1|2026-11-05 20:38|30.00|0.00|usd|||1.17|Paid`);
  expect(sales).toEqual({ USD: { orders: 1, pieces: null, revenue: '30', tax: '0', charged: '1.17' } });
});
