import { citing } from '../../../schedule/citing.ts';
import type { Dated, Schedule } from '../../../schedule/schedule.ts';
import type { ByCurrency, Charge, Percent } from '../../../value/fee-value.ts';
import { charge, percent } from '../../../value/kinds.ts';
import type { Country, CountryName } from '../country.ts';
import { sources } from './sources.ts';

const { since, seen } = citing(sources);

const read = (rate: string, fixed: ByCurrency): Schedule<Charge> => [
  seen(['single', 'multi-2026-06'], charge(rate, { fixed })),
];
const euro = read('4', { EUR: '0.30' });

/** What the change of 22 June 2026 brought: Etsy's list was read twice since, and the news told most of it. */
const sinceJune2026 = (rate: string, ...others: readonly (keyof typeof sources)[]): Dated<Percent> =>
  since('2026-06-22', ['seen', 'reg-2026-08', 'reg-nine', ...others], percent(rate));

/** What Etsy charges besides the fees that are the same everywhere, by the country of the bank account. */
export const countries: Readonly<Record<CountryName, Country>> = {
  US: {
    processing: [
      seen(['seen', 'rates-2026-08', 'multi-2026-06', 'changelog-2026-09'], charge('3', { fixed: { USD: '0.25' } })),
    ],
  },
  GB: {
    processing: [seen(['seen', 'rates-2026-08', 'multi-2026-06'], charge('4', { fixed: { GBP: '0.20' } }))],
    // An older file says 0.25%; two others agree on this.
    regulatoryFee: [
      seen(['seen', 'reg-help', 'multi-2026-06'], percent('0.32')),
      sinceJune2026('0.48', 'gb-2026-08', 'gb-2026-10', 'reg-news-2026'),
    ],
    vatOnFees: [seen(['single', 'gb-2026-08'], percent('20'))],
  },
  CA: {
    processing: [seen(['seen', 'rates-2026-08', 'multi-2026-06'], charge('3', { fixed: { CAD: '0.25' } }))],
    processingFromAbroad: [seen(['seen', 'rates-2026-08', 'multi-2026-06'], charge('4', { fixed: { CAD: '0.25' } }))],
    // News pages and files that copy them say 1.15%; Etsy's list says 0.50%.
    regulatoryFee: [sinceJune2026('0.50')],
  },
  AU: {
    processing: [seen(['seen', 'rates-2026-08', 'multi-2026-06'], charge('3', { fixed: { AUD: '0.25' } }))],
    processingFromAbroad: [seen(['seen', 'rates-2026-08', 'multi-2026-06'], charge('4', { fixed: { AUD: '0.25' } }))],
  },
  DE: { processing: euro },
  FR: {
    processing: euro,
    regulatoryFee: [
      seen(['seen', 'multi-2026-06', 'reg-help'], percent('0.47')),
      sinceJune2026('1.14', 'reg-news-2026'),
    ],
  },
  ES: {
    processing: euro,
    // Etsy's undated help page says 0.40%; the dated reading is taken.
    regulatoryFee: [seen(['single', 'multi-2026-06'], percent('0.72')), sinceJune2026('0.88', 'reg-news-2026')],
  },
  IT: {
    processing: euro,
    regulatoryFee: [
      seen(['seen', 'multi-2026-06', 'reg-help'], percent('0.32')),
      sinceJune2026('0.80', 'reg-news-2026'),
    ],
  },
  NL: { processing: euro },
  IE: { processing: euro },
  BE: { processing: euro },
  AT: { processing: euro },
  SE: { processing: read('4', { SEK: '3.00' }) },
  SG: { processing: read('4.4', { SGD: '0.35' }) },
  HK: { processing: read('4.4', { HKD: '2.00' }) },
  NZ: { processing: read('4', { NZD: '0.30' }) },
  MX: { processing: read('4.5', { MXN: '10.00' }) },
  IN: {
    processing: read('5', { INR: '25.00' }),
    regulatoryFee: [seen(['single', 'multi-2026-06'], percent('0.29')), sinceJune2026('0.05')],
  },
  // Etsy's older help page says 1.1%.
  TR: {
    processing: [seen(['single', 'reg-2026-08'], charge('6.5', { fixed: { TRY: '14.00' } }))],
    regulatoryFee: [seen(['single', 'reg-file'], percent('2.27')), sinceJune2026('1.67')],
  },
  // Whether Hungary paid before is not known; what payments cost in both was not found.
  HU: { regulatoryFee: [sinceJune2026('1.97', 'reg-news-2026')] },
  VN: { regulatoryFee: [seen(['single', 'reg-file'], percent('1.24')), sinceJune2026('1.24')] },
};
