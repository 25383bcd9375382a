/**
 * What the reports of marketplaces and other programs call the columns of a row that no question asks for, as ids: how
 * many pieces it is of, what kind of row it is, when and in which order it was sold, and which item. Those of a question's own fields are its `aliases`.
 */
export const reportColumns = {
  title: ['title', 'name', 'item', 'item-title', 'product', 'product-name', 'listing', 'description', 'sku'],
  quantity: ['qty', 'units', 'quantity-purchased', 'quantity-shipped', 'menge', 'anzahl'],
  kind: ['type', 'transaction-type', 'typ', 'transaktionstyp'],
  state: ['status', 'order-status', 'payment-status', 'state'],
  currency: ['currency', 'currency-code', 'transaction-currency', 'wahrung', 'devise', 'valuta', 'moneda'],
  day: ['date', 'sale-date', 'order-date', 'payment-date', 'datum', 'fecha', 'data'],
  order: ['order-number', 'order-id', 'order-no', 'sales-record-number', 'bestellnummer'],
  charged: ['fee-charged', 'fees-charged'],
} as const;

/** Words by which they say that a row is a sale, each a whole word of its id. */
export const saleWords = [
  'order',
  'sale',
  'sales',
  'orders',
  'charge',
  'donation',
  'received',
  'zahlung',
  'bestellungen',
  'paiement',
  'pagamento',
  'pago',
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
export const undoneWords = {
  refund: 'refund',
  reversal: 'refund',
  chargeback: 'refund',
  retrocharge: 'refund',
  erstattung: 'refund',
  remboursement: 'refund',
  rimborso: 'refund',
  reembolso: 'refund',
  fee: 'fee',
  withdrawal: 'payout',
  payout: 'payout',
  transfer: 'payout',
  auszahlung: 'payout',
  hold: 'other',
} as const;

/** Words for how far a payment has come, wherever in its id, the first that fits. */
export const stateWords = {
  unpaid: 'pending',
  incomplete: 'pending',
  pending: 'pending',
  held: 'pending',
  processing: 'pending',
  ausstehend: 'pending',
  'partially-refunded': 'done',
  cancel: 'failed',
  fail: 'failed',
  denied: 'failed',
  declined: 'failed',
  expired: 'failed',
  void: 'failed',
  storniert: 'failed',
  refunded: 'refunded',
  returned: 'refunded',
  reversed: 'refunded',
  erstattet: 'refunded',
  complete: 'done',
  paid: 'done',
  shipped: 'done',
  succe: 'done',
  deliver: 'done',
  settled: 'done',
  cleared: 'done',
  sent: 'done',
  abgeschlossen: 'done',
  bezahlt: 'done',
} as const;
