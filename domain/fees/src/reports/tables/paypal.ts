import { currencies } from '@formation/money';
import type { DayOrder } from '../day-in.ts';
import type { Report, Words } from '../report.ts';
import { englishKinds, englishStates, germanKinds, germanStates } from './paypal-words.ts';

/** A currency is chosen by its own code. */
const codes = Object.fromEntries(Object.keys(currencies).map((code) => [code.toLowerCase(), code]));

const [englishTax, germanTax] = ['sales tax|vat', 'umsatzsteuer'];

/** An account in the United States writes the month first. */
const dayOrders: Words<DayOrder> = {
  ...{ pst: 'month-first', pdt: 'month-first', mst: 'month-first', mdt: 'month-first' },
  ...{ cst: 'month-first', cdt: 'month-first', est: 'month-first', edt: 'month-first' },
  ...{ 'america/los_angeles': 'month-first', 'america/new_york': 'month-first', 'america/chicago': 'month-first' },
  ...{ gmt: 'day-first', bst: 'day-first', 'europe*': 'day-first' },
};

/** Its gross has postage and tax in it. A payment that goes out has the same word as one that comes in. */
const english = {
  platform: 'paypal',
  amounts: { soldPrice: ['gross'] },
  choices: { currency: { column: 'currency', words: codes } },
  title: ['item title', 'subject', 'name'],
  currency: 'currency',
  day: { column: 'date', orderBy: { column: 'timezone|time zone', words: dayOrders } },
  revenue: ['gross', `-${englishTax}`],
  tax: [englishTax],
  charged: ['fee'],
  value: ['gross'],
} as const satisfies Partial<Report>;

const german = {
  platform: 'paypal',
  amounts: { soldPrice: ['brutto'] },
  choices: { currency: { column: 'währung', words: codes } },
  title: ['artikelbezeichnung', 'betreff', 'name'],
  currency: 'währung',
  day: { column: 'datum', order: 'day-first' },
  revenue: ['brutto', `-${germanTax}`],
  tax: [germanTax],
  charged: ['gebühr|entgelt'],
  value: ['brutto'],
} as const satisfies Partial<Report>;

/**
 * The activity, of the fields that PayPal proposes or of all, whose address is the buyer's; and the statement, of what
 * changed the balance.
 */
export const paypalReports: readonly Report[] = [
  {
    ...english,
    name: 'paypal-activity-en',
    program: 'PayPal',
    what: 'activity',
    headers: ['date', 'name', 'type', 'status', 'currency', 'gross', 'fee', 'net'],
    kind: { column: 'type', words: englishKinds },
    state: { column: 'status', words: englishStates },
  },
  {
    ...english,
    name: 'paypal-statement-en',
    program: 'PayPal',
    what: 'statement',
    headers: ['date', 'description', 'currency', 'gross', 'fee', 'net', 'balance', 'transaction id'],
    kind: { column: 'description', words: englishKinds },
  },
  {
    ...german,
    name: 'paypal-activity-de',
    program: 'PayPal',
    what: 'activity',
    headers: ['datum', 'name', 'typ', 'status', 'währung', 'brutto', 'netto'],
    kind: { column: 'typ', words: germanKinds },
    state: { column: 'status', words: germanStates },
  },
  {
    ...german,
    name: 'paypal-statement-de',
    program: 'PayPal',
    what: 'statement',
    headers: ['datum', 'beschreibung', 'währung', 'brutto', 'netto', 'guthaben', 'transaktionscode'],
    kind: { column: 'beschreibung', words: germanKinds },
  },
];
