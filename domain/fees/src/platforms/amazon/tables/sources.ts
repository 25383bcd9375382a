import type { Source } from '../../../schedule/schedule.ts';

/** Where Amazon's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'us-2026-ts': {
    title: 'Amazon US: fulfilment fees and referral fees from 15 January 2026',
    href: 'https://sellercentral.amazon.com/help/hub/reference/external/GABBX6GZPA8MSZGW',
    checked: '2026-01-15',
  },
  'us-2026-py': {
    title: 'SellerApp: Amazon FBA fees of 2026, standard sizes',
    href: 'https://www.sellerapp.com/blog/amazon-fba-fees',
    checked: '2026-01-15',
  },
  'inventoryhero-fba': {
    title: 'Inventory Hero: FBA fulfilment fees 2026',
    href: 'https://www.inventoryhero.ai/blog/fba-fulfillment-fees',
    checked: '2026-01-01',
  },
  'lt-tool': {
    title: 'Amazon Europe fees rate card of 1 July 2026, and US tables of 2026',
    href: 'https://m.media-amazon.com/images/G/02/sell/images/260630-FBA-Rate-Card-EN1.pdf',
    checked: '2026-09-17',
  },
  'rates-2026-08': {
    title: 'Amazon: selling on Amazon, pricing (US 21 August 2026, UK 3 August 2026)',
    href: 'https://sell.amazon.com/pricing',
    checked: '2026-08-21',
  },
  'us-2025-ts': {
    title: 'Amazon US: FBA fees of 2025 with low-price rates',
    href: 'https://sellercentral.amazon.com/',
    checked: '2025-01-01',
  },
  'us-no-change-2025': {
    title: 'Amazon US: announcements for 2025 and 2026, in which the referral fees do not change',
    href: 'https://www.benoscales.com/post/amazon-announces-2026-us-fba-and-referral-fee-updates-what-sellers-need-to-know',
    checked: '2024-12-31',
    readAgain: '2025-10-28',
  },
  'us-clothing-2024': {
    title: 'Cello Square: Amazon US fees of 2024, with the referral fee of clothing',
    described: 'clothing2024',
    checked: '2024-01-15',
  },
  'eu-2026': {
    title: 'Amazon Europe: update to European referral and FBA fees for 2026, an announcement of autumn 2025',
    href: 'https://sellercentral-europe.amazon.com/seller-forums/discussions',
    checked: '2025-11-30',
    own: true,
  },
  'lt-readme': {
    title: 'Amazon fee formulas and their official pages',
    href: 'https://github.com/Kris-2023/LT-TOOL',
    checked: '2026-09-17',
  },
  'uk-2026-ts': {
    title: 'Amazon UK: low-price FBA rates and fees of 2026',
    href: 'https://sell.amazon.co.uk/low-price-fba-rates',
    checked: '2026-01-01',
  },
  'size-2024': {
    title: 'Amazon US product size tiers of 2024',
    href: 'https://huzaifa.org/amazon-new-product-size-tiers-2024-fee/',
    checked: '2024-01-01',
  },
  'uk-sql': {
    title: 'Amazon Europe fees rate card, UK column',
    href: 'https://m.media-amazon.com/images/G/02/sell/images/260630-FBA-Rate-Card-EN1.pdf',
    checked: '2026-08-11',
  },
  cratefit: {
    title: 'Cratefit: Amazon FBA fee schedule of April 2026',
    href: 'https://cratefit.com/fees/2026-04-fuel',
    checked: '2026-04-17',
  },
  'storage-official-2024': {
    title: 'Amazon US: monthly inventory storage fee changes of 2024',
    href: 'https://sellercentral.amazon.com/help/hub/reference/external/GJ9NNG7RK4TU6E3Z',
    checked: '2024-04-01',
    own: true,
  },
  'storage-2026-a': {
    title: 'SKU Compass: FBA storage fees 2026',
    href: 'https://skucompass.com/?p=1643',
    checked: '2026-01-01',
  },
  'storage-2026-b': {
    title: 'FBA Profit: storage fee calculator',
    href: 'https://www.fba-profit.com/amazon-fba-storage-fee-calculator',
    checked: '2026-01-01',
  },
  'storage-official-old': {
    title: 'Amazon US: inventory storage fees with dangerous goods, an undated page of 2021 or 2022',
    href: 'https://sellercentral.amazon.com/gp/help/external/help.html?itemID=200612770&language=en_US',
    checked: '2022-12-31',
    own: true,
  },
  'de-plans': {
    title: 'namox: Amazon FBA Kosten, an undated page of about 2022',
    href: 'https://www.namox.de/amazon-fba-kosten/',
    checked: '2022-12-31',
  },
  'peak-2026-10': {
    title: 'Amazon US: FBA fulfilment fees, usual and peak of 2026/27, read number for number',
    href: 'https://sellercentral.amazon.com/help/hub/reference/external/GABBX6GZPA8MSZGW',
    checked: '2026-10-01',
  },
  'peak-2026-09': {
    title: 'Hubricon: rate card of 2026 with the holiday peak, and stock surcharges',
    href: 'https://sellercentral.amazon.com/help/hub/reference/GV43F6S76Y9DHYRH',
    checked: '2026-09-09',
  },
  'peak-tool-a': {
    title: 'Cost tool 2026: usual and peak tables of every size, and inbound placement',
    href: 'https://sellercentral.amazon.com/help/hub/reference/GC3Q44PBK8BXQW3Z',
    checked: '2026-11-21',
  },
  'placement-notes': {
    title: 'Notes of 2026 on inbound placement: small standard from 15 January 2026',
    href: 'https://sellercentral.amazon.com/help/hub/reference/GC3Q44PBK8BXQW3Z',
    checked: '2026-09-30',
  },
  'peak-tool-b': {
    title: 'FBA tool 2026: usual and peak tables for general goods, clothing and dangerous goods',
    href: 'https://sellercentral.amazon.com/help/hub/reference/external/GABBX6GZPA8MSZGW',
    checked: '2026-11-21',
  },
  'us-2026-py-all': {
    title: 'Table of FBA fees 2026: general goods, clothing, dangerous goods, handling of overmax',
    href: 'https://sellercentral.amazon.com/help/hub/reference/external/GABBX6GZPA8MSZGW',
    checked: '2026-11-21',
  },
  'na-tool': {
    title: 'FBA tool for the US, Canada and Mexico 2026: low inventory, packaging, overmax',
    href: 'https://sellercentral.amazon.com/help/hub/reference/external/GABBX6GZPA8MSZGW',
    checked: '2026-11-21',
  },
  'low-stock-2024': {
    title: 'Amazon US: low-inventory-level fee',
    href: 'https://sellercentral.amazon.com/help/hub/reference/GV43F6S76Y9DHYRH',
    checked: '2024-05-31',
    own: true,
  },
  mistorify: {
    title: '10 major Amazon FBA changes in 2026',
    href: 'https://fbatool.mistorify.com/2026change',
    checked: '2026-11-21',
  },
  'aged-2026': {
    title: 'The 2026 FBA surcharge for aged stock',
    href: 'https://biginternetcommerce.com/the-2026-fba-surcharge-why-your-storage-strategy-needs-an-overhaul',
    checked: '2026-11-21',
  },
  'aged-tool': {
    title: 'FBA calculator: aged inventory, removal, returns of clothing',
    href: 'https://sellercentral.amazon.com/help/hub/reference/G201112670',
    checked: '2026-11-21',
  },
  'returns-2024': {
    title: 'Amazon US: returns processing fee changes of 2024',
    href: 'https://sansjing.com/index.php/2024-returns-processing-fee-changes',
    checked: '2026-11-21',
    own: true,
  },
  'returns-p4': {
    title: 'Amazon returns processing fees 2026',
    href: 'https://p4product.com/amazon-returns-processing-fees-refund-impact-on-2026-profitability-full-breakdown-strategies-to-cut-return-rates-by-20-30',
    checked: '2026-11-21',
  },
  'returns-home': {
    title: 'Returns on Amazon: a seller’s predicament',
    described: 'returnsOnAmazon',
    checked: '2026-11-21',
  },
  'returns-obg': {
    title: 'Online Brand Growth: returns processing fee 2026',
    href: 'https://www.onlinebrandgrowth.com/fees/returns-processing-fee/',
    checked: '2026-11-21',
  },
  'returns-glossary': {
    title: 'SellerVault: returns processing fee',
    href: 'https://sellervault.io/glossary/returns-processing-fee',
    checked: '2026-11-21',
  },
  'vat-marketplaces': {
    title: 'GOV.UK: VAT and overseas goods sold to customers in the UK using online marketplaces',
    href: 'https://www.gov.uk/guidance/vat-and-overseas-goods-sold-to-customers-in-great-britain-using-online-marketplaces-from-1-january-2021',
    checked: '2026-11-21',
    own: true,
  },
  'vat-manual': {
    title: 'HMRC VATREG37210: overseas sellers and online marketplaces',
    href: 'https://www.gov.uk/hmrc-internal-manuals/vat-registration-manual/vatreg37210',
    checked: '2026-11-21',
    own: true,
  },
  'vat-eu': {
    title: 'EU VAT rules for e-commerce: marketplaces as suppliers from 1 July 2021',
    href: 'https://vat-one-stop-shop.ec.europa.eu',
    checked: '2026-11-21',
  },
  'vat-fees-a2x': {
    title: 'A2X: Amazon VAT changes for UK and EU sellers from 1 August 2024',
    href: 'https://support.a2xaccounting.com/en/articles/9950320-september-2024-update-amazon-vat-changes-for-uk-eu-sellers-from-1-august-2024',
    checked: '2024-09-30',
  },
  'vat-fees-eca': {
    title: 'Ecommerce Accountants: Amazon UK VAT changes',
    href: 'https://ecommerceaccountants.co.uk/post/amazon-uk-vat-changes-what-you-need-to-know',
    checked: '2024-11-21',
  },
  'uk-fees-2021': {
    title: 'Amazon Europe: referral fee changes of 2021, with the digital services fee',
    href: 'https://sellercentral-europe.amazon.com/gp/help/external/help.html?itemID=HPVPH58T965XNF9&language=en_GB',
    checked: '2021-06-08',
    own: true,
  },
  'uk-dsf-tool': {
    title: 'Profit tool for the UK: digital services fee on the commission',
    href: 'https://sell.amazon.co.uk/pricing',
    checked: '2026-11-21',
  },
  'dsf-asinzen': {
    title: 'asinzen: Amazon’s digital services fee by seller and store',
    href: 'https://asinzen-help.freshdesk.com/support/solutions/articles/153000242844-what-is-the-digital-services-fee-on-amazon-',
    checked: '2025-06-23',
  },
  'dsf-selleramp': {
    title: 'SellerAmp: digital services fee, with what it is charged on',
    href: 'https://support.selleramp.com/portal/en/kb/articles/digital-services-fee',
    checked: '2026-11-28',
  },
  'dsf-announced': {
    title: 'Amazon: digital services fee effective October 1',
    href: 'https://sellercentral.amazon.com/seller-forums/discussions/t/4655df13-b085-4bc1-a24e-45207184dcc1',
    checked: '2024-08-31',
    own: true,
  },
} as const satisfies Readonly<Record<string, Source>>;
