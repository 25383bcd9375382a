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
    title: 'Amazon US: inventory storage fees with dangerous goods, an older page',
    href: 'https://sellercentral.amazon.com/gp/help/external/help.html?itemID=200612770&language=en_US',
    checked: '2026-11-21',
    own: true,
  },
  'de-plans': {
    title: 'namox: Amazon FBA Kosten',
    href: 'https://www.namox.de/amazon-fba-kosten/',
    checked: '2026-11-21',
  },
} as const satisfies Readonly<Record<string, Source>>;
