import type { Source } from '../../../schedule/schedule.ts';

/** Where eBay's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'fee-structure-old': {
    title: 'eBay: Understanding selling fees (13.25%)',
    href: 'http://pages.ebay.com/sellerinformation/ebay-fee-structure/Index.html',
    checked: '2026-11-21',
    own: true,
  },
  'us-4822-table': {
    title: 'eBay US selling fees, table of categories without a store',
    href: 'https://www.ebay.com/help/selling/fees-credits-invoices/selling-fees?id=4822',
    checked: '2026-09-23',
  },
  'us-rates-2026-08': {
    title: 'eBay US selling fees and store selling fees',
    href: 'https://www.ebay.com/help/selling/fees-credits-invoices/store-selling-fees?id=4809',
    checked: '2026-08-21',
  },
  'multi-2026-06': {
    title: 'eBay selling fees of the US, UK, Australia and Canada',
    href: 'https://www.ebay.com/help/selling/fees-credits-invoices/selling-fees?id=4822',
    checked: '2026-06-11',
  },
  'us-cards-2026-10': {
    title: 'eBay US selling fees, trading cards',
    href: 'https://www.ebay.com/help/selling/fees-credits-invoices/selling-fees?id=4822',
    checked: '2026-10-09',
  },
  'us-cards-2026-07': {
    title: 'eBay US selling fees, trading cards (July 2026)',
    href: 'https://www.ebay.com/help/selling/fees-credits-invoices/selling-fees?id=4822',
    checked: '2026-07-29',
  },
  'store-4809-2025-02': {
    title: 'eBay US store selling fees, February 2025',
    href: 'https://www.ebay.com/help/selling/selling-fees/store-fees?id=4809#section3',
    checked: '2025-02-01',
  },
  'motors-2026-08-15': {
    title: 'eBay store selling fees, Motors',
    href: 'https://www.ebay.com/help/selling/fees-credits-invoices/store-selling-fees?id=4809',
    checked: '2026-08-15',
  },
  unsourced: { title: 'Common knowledge; no public page was found', checked: '2026-11-21' },
  'de-kosten': {
    title: 'kosten.org: eBay-Gebührenrechner 2026',
    href: 'https://kosten.org/rechner/ebay-gebuehren-rechner',
    checked: '2026-02-01',
  },
  'de-notes': {
    title: 'eBay.de selling fees, notes of 2026',
    href: 'https://www.cio.de/article/3700252/ebay-deutschland-streicht-gebuehren-fuer-private-verkaeufer.html',
    checked: '2026-01-01',
  },
  'de-metaprice': {
    title: 'metaprice: eBay-Gebühren-Änderung 2026',
    href: 'https://www.metaprice.io/blog/ebay-gebuehren-aenderung-2026',
    checked: '2026-01-01',
  },
  'mkt-2026': {
    title: 'eBay selling fees (US, Canada, Great Britain)',
    href: 'https://www.ebay.com/help/selling/fees-credits-invoices/selling-fees',
    checked: '2026-01-01',
  },
  'ie-2026-09-24': {
    title: 'eBay Ireland selling fees',
    href: 'https://www.ebay.ie/help/selling/fees-credits-invoices/selling-fees?id=4822',
    checked: '2026-09-24',
  },
  'winter-2024': {
    title: 'eBay 2024 winter seller update: per-order fee',
    href: 'https://www.ebay.com/sellercenter/resources/seller-updates/2024-winter/financials',
    checked: '2024-03-15',
    own: true,
  },
  'intl-fee-us': {
    title: 'eBay: why do I have additional charges?',
    href: 'https://ebayseaforbusiness.com/tutorial/faq-why-do-i-have-additional-charges/',
    checked: '2026-11-21',
  },
  'it-json-2025': {
    title: 'eBay Italy, fees of professional sellers',
    href: 'https://www.ebay.it/',
    checked: '2025-05-27',
  },
  'uk-clearpence': {
    title: 'Clearpence: eBay seller fees explained (UK)',
    href: 'https://clearpence.com/guides/ebay-fees-explained',
    checked: '2026-11-21',
  },
  'uk-droopify': {
    title: 'Droopify: fees of professional sellers in Great Britain',
    href: 'https://www.droopify.co/docs/documentation/professional-sellers-gb',
    checked: '2026-11-21',
  },
} as const satisfies Readonly<Record<string, Source>>;
