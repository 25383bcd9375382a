import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Percent } from '../../../value/fee-value.ts';
import { between, percent } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { seen, since } = citing(sources);

/** What eBay takes of accounts registered where it has no site of ours; percentages are of the total amount of the sale. */
type Abroad = Readonly<{
  /** For every sale to another country, whatever the site. */
  international: Schedule<Percent>;
  /** The same from 3,000 dollars of sales a month, for sellers above standard at least. */
  internationalForVolume?: Schedule<Percent>;
  /** Inside the exchange rate, where eBay converts what it pays out. */
  conversion?: Schedule<Percent>;
}>;

const once = (text: string): Schedule<Percent> => [seen(['single', 'intl-global-2026-07'], percent(text))];

/** By the country of the account. Sri Lanka is in eBay's group "Rest of APAC". */
export const abroad = {
  LK: {
    international: [seen(['seen', 'intl-export-2026-08', 'intl-global-2026-07'], percent('1.3'))],
    internationalForVolume: [seen(['single', 'intl-export-2026-08'], percent('1.1'))],
    // It rises on 2 December 2026, as announced; to what was not found. Both rises that are known are of a quarter.
    conversion: [
      seen(['seen', 'intl-export-2026-08', 'intl-global-2026-07'], percent('3')),
      since(
        '2026-12-02',
        ['range', 'conversion-rise-2026-10', 'conversion-us-2026-09', 'conversion-uk-2026-10'],
        percent('3.25', between('3', '3.5')),
      ),
    ],
  },
  IN: { international: once('1.7') },
  JP: { international: [seen(['seen', 'motors-2026-08-15', 'intl-global-2026-07'], percent('1.35'))] },
  KR: { international: [seen(['seen', 'intl-korea-2026-10', 'intl-global-2026-07'], percent('1.45'))] },
  NZ: { international: once('1') },
} as const satisfies Readonly<Record<string, Abroad>>;

/** What is known of an account registered there; nothing for Hong Kong and others. */
export function abroadOf(registered: string): Abroad | undefined {
  const all: Readonly<Record<string, Abroad>> = abroad;
  return all[registered];
}
