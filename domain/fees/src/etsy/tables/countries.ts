import { citing } from '../../published/citing.ts';
import type { Schedule } from '../../schedule.ts';
import type { Country, CountryName, Processing } from '../country.ts';
import { sources } from './sources.ts';

const entry = citing(sources);

const read = (value: Processing): Schedule<Processing> => [entry('2026-06-09', ['estimate', 'multi-2026-06'], value)];
const euro = read({ rate: '0.04', fixed: '0.30' });

/** What Etsy charges besides the fees that are the same everywhere, by the country of the bank account. */
export const countries: Readonly<Record<CountryName, Country>> = {
  US: {
    currency: 'USD',
    processing: [
      entry('2026-06-09', ['verified', 'rates-2026-08', 'multi-2026-06', 'changelog-2026-09'], {
        rate: '0.03',
        fixed: '0.25',
      }),
    ],
  },
  GB: {
    currency: 'GBP',
    processing: [entry('2026-06-09', ['verified', 'rates-2026-08', 'multi-2026-06'], { rate: '0.04', fixed: '0.20' })],
    // An older file says 0.25%; two others agree on this.
    regulatoryFee: [entry('2026-06-09', ['verified', 'reg-help', 'multi-2026-06'], '0.0032')],
  },
  CA: {
    currency: 'CAD',
    processing: [
      entry('2026-06-09', ['verified', 'rates-2026-08', 'multi-2026-06'], {
        rate: '0.03',
        fixed: '0.25',
        rateFromAbroad: '0.04',
      }),
    ],
  },
  AU: {
    currency: 'AUD',
    processing: [
      entry('2026-06-09', ['verified', 'rates-2026-08', 'multi-2026-06'], {
        rate: '0.03',
        fixed: '0.25',
        rateFromAbroad: '0.04',
      }),
    ],
  },
  DE: { currency: 'EUR', processing: euro },
  FR: {
    currency: 'EUR',
    processing: euro,
    regulatoryFee: [entry('2026-06-09', ['verified', 'reg-help', 'multi-2026-06'], '0.0047')],
  },
  ES: {
    currency: 'EUR',
    processing: euro,
    // Etsy's undated help page says 0.40%; the dated reading is taken.
    regulatoryFee: [entry('2026-06-09', ['estimate', 'multi-2026-06'], '0.0072')],
  },
  IT: {
    currency: 'EUR',
    processing: euro,
    regulatoryFee: [entry('2026-06-09', ['verified', 'reg-help', 'multi-2026-06'], '0.0032')],
  },
  NL: { currency: 'EUR', processing: euro },
  IE: { currency: 'EUR', processing: euro },
  BE: { currency: 'EUR', processing: euro },
  AT: { currency: 'EUR', processing: euro },
  SE: { currency: 'SEK', processing: read({ rate: '0.04', fixed: '3.00' }) },
  SG: { currency: 'SGD', processing: read({ rate: '0.044', fixed: '0.35' }) },
  HK: { currency: 'HKD', processing: read({ rate: '0.044', fixed: '2.00' }) },
  NZ: { currency: 'NZD', processing: read({ rate: '0.04', fixed: '0.30' }) },
  MX: { currency: 'MXN', processing: read({ rate: '0.045', fixed: '10.00' }) },
  IN: {
    currency: 'INR',
    processing: read({ rate: '0.05', fixed: '25.00' }),
    regulatoryFee: [
      entry('2026-06-09', ['estimate', 'multi-2026-06'], '0.0029'),
      entry('2026-06-22', ['estimate', 'multi-2026-06'], '0.0005'),
    ],
  },
  TR: { currency: 'TRY', regulatoryFee: [entry('2026-06-09', ['verified', 'reg-help'], '0.011')] },
};
