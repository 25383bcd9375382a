/**
 * What the reports of marketplaces and other programs call the columns of a row that no question asks for, as ids: how
 * many pieces it is of, what kind of row it is, and which item. Those of a question's own fields are its `aliases`.
 */
export const reportColumns = {
  title: ['title', 'name', 'item', 'item-title', 'product', 'product-name', 'listing', 'description', 'sku'],
  quantity: ['qty', 'units', 'quantity-purchased', 'quantity-shipped', 'menge', 'anzahl'],
  kind: ['type', 'transaction-type', 'typ', 'transaktionstyp'],
} as const;

/** Words by which they say that a row is a sale, each a whole word of its id. */
export const saleWords = [
  'order',
  'sale',
  'sales',
  'payment',
  'bestellung',
  'auftrag',
  'verkauf',
  'commande',
  'vente',
  'ordine',
  'vendita',
  'pedido',
  'venta',
] as const;

/** And by which they say that it takes one back, or is something beside it, wherever in its id. */
export const undoneWords = [
  'refund',
  'reversal',
  'chargeback',
  'fee',
  'hold',
  'retrocharge',
  'withdrawal',
  'erstattung',
  'remboursement',
  'rimborso',
  'reembolso',
] as const;
