import type { Column } from './bulk-platform.ts';
import { idOf } from './row-reader.ts';

/** For each column of ours the column of the file that it is read from, counted from 0; absent where none is. */
export type Mapping = Readonly<Record<string, number>>;

/** What other programs call our columns. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  title: ['name', 'item', 'item-title', 'product', 'product-name', 'listing', 'description', 'sku'],
  soldPrice: ['price', 'sold-for', 'sale-price', 'selling-price', 'item-price', 'amount', 'total-price'],
  sellingPrice: ['price', 'sold-for', 'sale-price', 'sold-price', 'item-price', 'your-price'],
  itemPrice: ['price', 'item-total', 'sold-price', 'selling-price', 'sale-price'],
  amount: ['gross', 'price', 'total', 'payment', 'invoice-amount'],
  shippingPrice: ['shipping', 'postage', 'shipping-charged', 'shipping-and-handling', 'delivery'],
  itemCost: ['cost', 'cost-of-goods', 'cogs', 'purchase-price', 'product-cost'],
  productCost: ['cost', 'cost-of-goods', 'cogs', 'purchase-price', 'item-cost'],
  costs: ['cost', 'cost-of-goods', 'cogs'],
  shippingCost: ['postage-cost', 'label', 'shipping-label', 'postage-paid'],
  promotedRate: ['ad-rate', 'promoted', 'promoted-listing-rate'],
  salesTaxRate: ['tax-rate'],
  salesTax: ['tax', 'order-tax'],
  pieces: ['quantity', 'qty'],
  country: ['seller-country', 'country-of-account'],
  marketplace: ['site', 'shop'],
};

/** Ours as words: `shippingPrice` is `shipping-price`. */
const wordsOf = (key: string) => idOf(key.replaceAll(/([A-Z])/g, ' $1'));

/**
 * Finds our columns among a file's headers: by our label, our name, or what other programs call it. A header is used
 * once; what is not recognised stays for the visitor to match.
 */
export function guessed(
  headers: readonly string[],
  columns: readonly Column[],
  labels: Readonly<Record<string, string>>,
): Mapping {
  const ids = headers.map(idOf);
  const free = new Set(ids.keys());
  const found: Record<string, number> = {};
  const take = (key: string, names: readonly string[]) => {
    const at = names
      .map((name) => ids.findIndex((id, index) => id === name && free.has(index)))
      .find((one) => one >= 0);
    if (at === undefined) return;
    found[key] = at;
    free.delete(at);
  };
  for (const { key } of columns) take(key, [idOf(labels[key] ?? ''), wordsOf(key)]);
  for (const { key } of columns) if (found[key] === undefined) take(key, aliases[key] ?? []);
  return found;
}
