import { readAnswers } from '@formation/fees';
import * as amazon from '@formation/fees/amazon/quick';
import * as ebay from '@formation/fees/ebay/quick';
import * as paypal from '@formation/fees/paypal/quick';
import * as wise from '@formation/fees/wise/quick';
import { money } from '@formation/money';

const day = '2026-11-21';
const rounds = 20_000;

/** Calculations a second on one core, each with another amount. */
function perSecond(calculate: (amount: string) => unknown): number {
  const all = () => {
    for (let index = 0; index < rounds; index += 1) calculate(((100 + (index % 99_900)) / 100).toFixed(2));
  };
  all(); // until the compiler has settled
  const began = performance.now();
  all();
  return Math.round((rounds / (performance.now() - began)) * 1000);
}

const costs = { shippingPrice: '3.50', itemCost: '3.50', shippingCost: '3.50' };
const listing = readAnswers(ebay.question, costs).answers;
const payment = readAnswers(paypal.question, costs).answers;
const unit = readAnswers(amazon.question, {
  category: 'electronics',
  productCost: '3.50',
  shippingToAmazon: '3.50',
  marketingCost: '3.50',
  storageCost: '3.50',
  lengthIn: '10',
  widthIn: '8',
  heightIn: '4',
  weightLb: '1.5',
}).answers;
const dollars = (amount: string) => money(amount, 'USD');

/** How many quick estimates of each kind one core makes in a second. */
export const calculationsPerSecond = (): Readonly<Record<string, number>> => ({
  ebay: perSecond((amount) => ebay.answer({ ...listing, soldPrice: dollars(amount) }, day)),
  paypal: perSecond((amount) => paypal.answer({ ...payment, soldPrice: dollars(amount) }, day)),
  wise: perSecond((amount) => wise.transfer({ amount: money(amount, 'GBP'), to: 'EUR', method: 'bankTransfer' }, day)),
  amazon: perSecond((amount) => amazon.sale({ ...unit, sellingPrice: dollars(amount) }, day)),
});
