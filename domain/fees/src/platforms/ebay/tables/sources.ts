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
  unsourced: {
    title: 'Common knowledge; no public page was found',
    described: 'commonKnowledge',
    checked: '2026-11-21',
  },
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
  'store-plans': {
    title: 'eBay store selling fees: subscription prices (undated copy)',
    href: 'http://pages.ebay.com/ae/en-us/help/sell/storefees.html',
    checked: '2026-11-21',
    undated: true,
  },
  'intl-export-2026-08': {
    title: 'eBay export: international fees for eBay global sellers',
    href: 'https://export.ebay.com/en/fees-regulations-policies/seller-fees/international-fees/',
    checked: '2026-08-16',
  },
  'intl-global-2026-07': {
    title: 'eBay: international fees for eBay global sellers',
    href: 'https://www.ebay.com/help/selling/fees-credits-invoices/international-fees-ebay-global-sellers?id=5224',
    checked: '2026-07-31',
  },
  'intl-korea-2026-10': {
    title: 'eBay export: international fees, as read for sellers in Korea',
    href: 'https://export.ebay.com/en/fees-regulations-policies/seller-fees/international-fees/',
    checked: '2026-10-10',
  },
  'conversion-rise-2026-10': {
    title:
      'eBay: international fees for eBay global sellers, as read by the maker of a fee calculator: the conversion charge rises on 2 December 2026, to a rate that is not named',
    href: 'https://www.ebay.com/help/selling/fees-credits-invoices/international-fees-ebay-global-sellers?id=5224',
    checked: '2026-10-31',
  },
  'conversion-us-2026-09': {
    title: 'eBay US selling fees, read on 30 September 2026: the conversion charge is 3.25% from 14 October 2026',
    href: 'https://www.ebay.com/help/selling/fees-credits-invoices/selling-fees?id=4822',
    checked: '2026-09-30',
  },
  'conversion-uk-2026-10': {
    title: 'eBay.co.uk fees with tests: the conversion charge goes from 2.5% to 2.75% on 1 December 2026',
    href: 'https://www.ebay.co.uk/help/selling/fees-credits-invoices',
    checked: '2026-10-31',
  },
  'regulatory-2024': {
    title: 'eBay 2024 March seller update, international: regulatory operating fee',
    href: 'https://export.ebay.com/en/seller-updates/2024-march-seller-update/international-updates/',
    checked: '2024-03-01',
    own: true,
  },
  'promoted-api': {
    title: 'eBay developer documentation: funding strategy of promoted listings',
    href: 'https://developer.ebay.com/api-docs/sell/marketing/types/pls:FundingStrategy',
    checked: '2026-11-21',
    own: true,
  },
  'us-2018-05': {
    title: 'eBay 2018 spring update: stores and insertion fees from 1 May 2018',
    href: 'http://pages.ebay.com/hipo/business/news/spring2018/international-changes',
    checked: '2018-05-01',
    own: true,
  },
  'us-2022-03': {
    title: 'EcommerceBytes: eBay’s fees from 1 March 2022',
    href: 'https://www.ecommercebytes.com/2022/02/09/ebay-announces-fee-hike-to-take-effect-in-3-weeks/',
    checked: '2022-02-09',
  },
  'us-2022-09': {
    title: 'eBay Singapore: fees for jewelry and watches from 12 September 2022',
    href: 'https://sellglobal.ebay.com.sg/vn/cac-chi-phi-ban-hang-cho-nguoi-ban-hang-tren-ebay/',
    checked: '2022-09-12',
    own: true,
  },
  'us-2025-02': {
    title: 'Dataede: eBay’s fees from 14 February 2025',
    href: 'https://dataede.com/updates/ebay-fee-changes-2026-q2',
    checked: '2026-03-22',
  },
  'uk-2026-08': {
    title: 'eBay.co.uk fees for business sellers, page of 4 August 2026',
    href: 'https://www.ebay.co.uk/help/selling/fees-credits-invoices/fees-business-sellers?id=4809',
    checked: '2026-08-16',
  },
  'sites-2026-07': {
    title: 'eBay selling fees by site, July 2026',
    href: 'https://www.ebay.ca/help/selling/fees-credits-invoices/selling-fees?id=4822',
    checked: '2026-07-31',
  },
  'uk-2026-02': {
    title: 'eBay UK fees of business sellers from 12 February 2026',
    href: 'https://www.ecommercebridge.al/perditesimi-i-shitesit-te-ebay-ndryshimet-e-tarifave-te-shkurtit-2026-per-shitesit-e-biznesit-ne-mbreterine-e-bashkuar/',
    checked: '2026-02-01',
  },
  'uk-shops-2026-09': {
    title: 'eBay.co.uk shop fees, page of 30 September 2026',
    href: 'https://www.ebay.co.uk/help/selling/fees-credits-invoices/store-fees?id=4809',
    checked: '2026-10-01',
  },
  'uk-private-2024': {
    title: 'eBay.co.uk fees for private sellers, page of 1 October 2024',
    href: 'https://www.ebay.co.uk/help/selling/fees-credits-invoices/fees-private-sellers?id=4364',
    checked: '2026-01-01',
    own: true,
  },
  'uk-intl-2022': {
    title: 'Baidu overseas news: eBay UK international fee from 1 January 2022',
    href: 'https://overseadia.baidu.com/en-US/news/detail/11477681',
    checked: '2021-12-01',
  },
  'sites-2026-09-30': {
    title: 'eBay selling fees of the UK, Ireland, Canada and Australia, read on 30 September 2026',
    href: 'https://www.ebay.com.au/help/selling/fees-credits-invoices/ebay-pro-selling-fees?id=4809',
    checked: '2026-09-30',
  },
  'ca-2026-09-28': {
    title: 'eBay.ca selling fees, read on 28 September 2026',
    href: 'https://www.ebay.ca/help/selling/fees-credits-invoices/selling-fees?id=4822',
    checked: '2026-09-28',
  },
  'au-2023': {
    title: 'eBay.com.au selling fees, page of 16 June 2023',
    href: 'https://pages.ebay.com.au/help/sell/fees.html',
    checked: '2023-06-16',
    own: true,
  },
  'au-2026-01': {
    title: 'Kilo: eBay Australia fees 2026',
    href: 'https://www.kiloapps.co/feewise/guides/ebay-australia-fees-gst',
    checked: '2026-01-05',
  },
  'de-2026-07': {
    title: 'eBay.de fees for business sellers from 1 July 2026, read on 14 July 2026',
    href: 'https://www.ebay.de/help/selling/fees-credits-invoices/selling-fees?id=4809',
    checked: '2026-07-14',
  },
  'de-2026-09': {
    title: 'eBay.de fees for business sellers, read on 1 September 2026',
    href: 'https://www.ebay.de/help/selling/fees-credits-invoices/gebuhren-fur-gewerbliche-verkaufer?id=4809',
    checked: '2026-09-01',
  },
  'de-shops': {
    title: 'eBay.de shop prices, read in October 2026',
    href: 'https://www.ebay.de/help/selling/fees-credits-invoices/selling-fees?id=4809',
    checked: '2026-10-01',
  },
  'de-gruenderplattform': {
    title: 'Gründerplattform: eBay-Shop eröffnen',
    href: 'https://gruenderplattform.de/geschaeftsideen/ebay-shop-eroeffnen',
    checked: '2026-11-21',
  },
} as const satisfies Readonly<Record<string, Source>>;
