import { amazon, ebay, paypal, wise } from '@formation/fees';
import { money, rate } from '@formation/money';

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

const some = money('3.50', 'USD');
const listing = (sold: string) => ({
  soldPrice: money(sold, 'USD'),
  shippingPrice: some,
  itemCost: some,
  shippingCost: some,
});
const transfer = (sent: string) => ({ amount: money(sent, 'GBP'), to: 'EUR', method: 'bankTransfer' }) as const;
const unit = (price: string) =>
  ({
    marketplace: 'us',
    category: 'electronics',
    fulfillment: 'fba',
    sellingPrice: money(price, 'USD'),
    productCost: some,
    shippingToAmazon: some,
    marketingCost: some,
    storageCost: some,
    lengthIn: rate('10'),
    widthIn: rate('8'),
    heightIn: rate('4'),
    weightLb: rate('1.5'),
  }) as const;

/** How many quick estimates of each kind one core makes in a second. */
export const calculationsPerSecond = (): Readonly<Record<string, number>> => ({
  ebay: perSecond((amount) => ebay.sale(listing(amount), day)),
  paypal: perSecond((amount) => paypal.sale(listing(amount), day)),
  wise: perSecond((amount) => wise.transfer(transfer(amount), day)),
  amazon: perSecond((amount) => amazon.sale(unit(amount), day)),
});
