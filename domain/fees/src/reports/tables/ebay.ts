import { ofCurrency, type EntryKind, type Report, type Words } from '../report.ts';
import { buyers } from './ebay-buyers.ts';

/** The sales of all sites are in one report, which names a site by its currency alone. */
const site = { column: ofCurrency, words: { usd: 'US', gbp: 'UK', eur: 'DE', aud: 'AU', cad: 'CA' } } as const;

const shipTo = 'ship to country|post to country';
const versandNach = 'versandziel - land|versand nach - land';

/** Where the buyer is, as far as the fees of the site tell countries apart. */
const buyerIn = (column: string) => ({ column, words: buyers, withCurrency: true }) as const;

const englishKinds: Words<EntryKind> = {
  order: 'sale',
  refund: 'refund',
  claim: 'refund',
  'payment dispute': 'refund',
  'other fee': 'fee',
  'shipping label': 'fee',
  'postage label': 'fee',
  charge: 'fee',
  payout: 'payout',
  transfer: 'payout',
  hold: 'hold',
  adjustment: 'other',
};

const germanKinds: Words<EntryKind> = {
  bestellung: 'sale',
  rückerstattung: 'refund',
  fall: 'refund',
  zahlungsstreitfall: 'refund',
  'andere gebühr': 'fee',
  versandetikett: 'fee',
  belastung: 'fee',
  auszahlung: 'payout',
  überweisung: 'payout',
  einbehalten: 'hold',
  anpassung: 'other',
};

/** What eBay takes of an order; British files have dashes and quotation marks of their own. */
const englishFees = [
  'final value fee - fixed|final value fee – fixed',
  'final value fee - variable|final value fee – variable',
  `very high "item not as described" fee|very high 'item not as described' fee`,
  'below standard performance fee',
  'international fee',
  'regulatory operating fee',
  'deposit processing fee',
];

const germanFees = [
  'fixer anteil der verkaufsprovision',
  'variabler anteil der verkaufsprovision',
  'gebühr für sehr hohe quote an „nicht wie beschriebenen artikeln“',
  'gebühr für unterdurchschnittlichen servicestatus',
  'internationale gebühr',
  'betriebskosten für regulatorische anforderungen',
];

const [englishPostage, englishTax] = [
  'shipping and handling|postage and packaging',
  ['seller collected tax', 'ebay collected tax'],
];
const germanTax = ['vom verkäufer einbehaltene steuer', 'von ebay eingezogene steuer'];

/** An order of several items has a row of its own, whose currency theirs is. */
const transactions: readonly Report[] = [
  {
    name: 'ebay-transactions-en',
    program: 'eBay',
    what: 'transactions',
    platform: 'ebay',
    headers: ['type', 'order number', 'item subtotal', 'gross transaction amount', 'transaction currency'],
    amounts: { soldPrice: ['item subtotal'], shippingPrice: [englishPostage] },
    rates: { salesTaxRate: { amount: englishTax, of: ['soldPrice', 'shippingPrice'] } },
    choices: { site, buyer: buyerIn(shipTo) },
    title: ['item title', 'custom label', 'description'],
    pieces: 'quantity',
    order: 'order number',
    headOfOrder: 'item id',
    asAbove: { columns: ['transaction currency'], within: 'order' },
    currency: 'transaction currency',
    day: { column: 'transaction creation date', order: 'month-first' },
    kind: { column: 'type', words: englishKinds },
    revenue: ['item subtotal', englishPostage],
    tax: englishTax,
    charged: englishFees,
    value: ['gross transaction amount'],
  },
  {
    name: 'ebay-transactions-de',
    program: 'eBay',
    what: 'transactions',
    platform: 'ebay',
    headers: ['typ', 'bestellnummer', 'zwischensumme artikel', 'transaktionswährung'],
    amounts: { soldPrice: ['zwischensumme artikel'], shippingPrice: ['verpackung und versand'] },
    rates: { salesTaxRate: { amount: germanTax, of: ['soldPrice', 'shippingPrice'] } },
    choices: { site, buyer: buyerIn(versandNach) },
    title: ['angebotstitel', 'bestandseinheit', 'beschreibung'],
    pieces: 'stückzahl',
    order: 'bestellnummer',
    headOfOrder: 'artikelnummer',
    asAbove: { columns: ['transaktionswährung'], within: 'order' },
    currency: 'transaktionswährung',
    day: { column: 'datum der transaktionserstellung', order: 'day-first' },
    kind: { column: 'typ', words: germanKinds },
    revenue: ['zwischensumme artikel', 'verpackung und versand'],
    tax: germanTax,
    charged: germanFees,
    value: ['transaktionsbetrag (inkl. kosten)'],
  },
];

const [soldFor, ordersPostage] = ['sold for', 'shipping and handling|postage and packaging'];
const ofOrder = ['shipping and handling', 'postage and packaging', ...englishTax];
const [germanGross, germanGrossWithTax] = [
  'gesamtbetrag',
  'gesamtbetrag inkl. der von ebay eingezogenen steuer und gebühren',
];
const germanTaxOfOrders = [germanGrossWithTax, `-${germanGross}`];
const germanOfOrder = ['verpackung und versand', germanGross, germanGrossWithTax];

/** What the row of an order says, postage and tax, its items leave out; one that is not paid has no day of payment. */
const orders: readonly Report[] = [
  {
    name: 'ebay-orders-en',
    program: 'eBay',
    what: 'orders',
    platform: 'ebay',
    headers: ['sales record number', 'order number', 'item number', 'quantity', 'sold for', 'total price', 'sale date'],
    amounts: { soldPrice: [soldFor], shippingPrice: [ordersPostage] },
    rates: { salesTaxRate: { amount: englishTax, of: ['soldPrice', 'shippingPrice'] } },
    choices: { site, buyer: buyerIn(shipTo) },
    title: ['item title', 'custom label'],
    pieces: 'quantity',
    ofOnePiece: [soldFor],
    order: 'order number|sales record number',
    headOfOrder: 'item number',
    asAbove: { columns: ofOrder, within: 'order' },
    ofOrder,
    currencyBy: { sign: soldFor },
    day: { column: 'sale date', order: 'month-first' },
    state: { column: 'paid on date', words: { '': 'pending', '*': 'done' } },
    filledIn: 'sale date',
    revenue: [soldFor, ordersPostage],
    tax: englishTax,
    value: ['total price'],
  },
  {
    name: 'ebay-orders-de',
    program: 'eBay',
    what: 'orders',
    platform: 'ebay',
    headers: ['verkaufsprotokollnummer', 'bestellnummer', 'anzahl', 'verkauft für', 'gesamtbetrag', 'verkauft am'],
    amounts: { soldPrice: ['verkauft für'], shippingPrice: ['verpackung und versand'] },
    rates: { salesTaxRate: { amount: germanTaxOfOrders, of: ['soldPrice', 'shippingPrice'] } },
    choices: { site, buyer: buyerIn(versandNach) },
    title: ['angebotstitel', 'bestandseinheit'],
    pieces: 'anzahl',
    ofOnePiece: ['verkauft für'],
    order: 'bestellnummer|verkaufsprotokollnummer',
    headOfOrder: 'artikelnummer',
    asAbove: { columns: germanOfOrder, within: 'order' },
    ofOrder: germanOfOrder,
    currencyBy: { sign: 'verkauft für' },
    day: { column: 'verkauft am', order: 'day-first' },
    state: { column: 'zahlungsdatum', words: { '': 'pending', '*': 'done' } },
    filledIn: 'verkauft am',
    revenue: ['verkauft für', 'verpackung und versand'],
    tax: germanTaxOfOrders,
    value: [germanGross],
  },
];

export const ebayReports: readonly Report[] = [...transactions, ...orders];
