import type { IsoDate } from '@formation/calendar';
import { citing } from '../schedule/citing.ts';
import { startedBy, type Source } from '../schedule/schedule.ts';
import { amount, between, percent, yesNo } from '../value/kinds.ts';

const sources = {
  'eu-baker-mckenzie': {
    title: 'Baker McKenzie: EUR 3 customs duty from 1 July 2026, Council Regulation (EU) 2026/382',
    href: 'https://globalimportblog.bakermckenzie.com/2026/07/02/eu-low-value-consignment-relief-abolished-and-eur-3-customs-duty-introduced-from-1-july-2026/',
    checked: '2026-07-02',
  },
  'eu-glopal': {
    title: 'Glopal: guide of the Commission of 2 June 2026, with VAT on the duty',
    href: 'https://merchants.glopal.com/en-us/blog/eu-customs-changes-on-1st-july-2026?hs_amp=true',
    checked: '2026-11-28',
  },
  'gpsr-eurogpsr': {
    title: 'eurogpsr.com: the responsible person of sellers outside the EU',
    href: 'https://eurogpsr.com/blog/gpsr-non-eu-sellers-responsible-person-guide',
    checked: '2026-11-28',
  },
  'gpsr-ready': {
    title: 'gpsrready.pl: marketplaces hide listings without a responsible person',
    href: 'https://gpsrready.pl/en/blog/rp-dla-sprzedawcy-spoza-ue',
    checked: '2026-11-28',
  },
  'gpsr-bindu': {
    title: 'getbindu: a representative from 49 euros a year',
    href: 'https://www.getbindu.com/knowledge-base/gpsr-authorised-representative',
    checked: '2026-11-28',
  },
  'gpsr-sellsafe': {
    title: 'sellsafe.eu: a representative for 100 to 600 euros a year',
    href: 'https://sellsafe.eu/resources/blog/eu-authorised-representative-gpsr-guide',
    checked: '2026-11-28',
  },
  'us-de-minimis': {
    title: 'House Document 119-85: the order of 30 July 2025 that ends duty-free parcels',
    href: 'https://www.govinfo.gov/content/pkg/CDOC-119hdoc85/html/CDOC-119hdoc85.htm',
    checked: '2025-08-08',
    own: true,
  },
  'us-register': {
    title: 'Tariff tables that quote the Federal Register, 2026-15181: 10% more on goods of Sri Lanka',
    href: 'https://www.federalregister.gov/documents/2026/07/28/2026-15181/',
    checked: '2026-08-31',
  },
  'us-eras': {
    title: 'Rules of 27 August 2026: duties of the United States by their days',
    href: 'https://www.cbp.gov',
    checked: '2026-08-27',
  },
  'us-section-122': {
    title: 'National Law Review: 10% for 150 days in place of the duties of 2025',
    href: 'https://natlawreview.com/article/post-scotus-tariff-reset-trump-replaces-ieepa-duties-temporary-section-122-10',
    checked: '2026-02-23',
  },
} as const satisfies Readonly<Record<string, Source>>;

const { begins, since } = citing(sources);

/** What a parcel of goods made in Sri Lanka meets at a border, by its days; what the normal duty of its tariff number is, no page of ours says. */
export const customs = {
  /** For each kind of item of a parcel of up to 150 euros. */
  euDuty: [begins('2026-07-01', ['seen', 'eu-glopal', 'eu-baker-mckenzie'], amount('3', 'EUR'))],
  /** A year of somebody in the EU who answers for the goods; without one marketplaces hide the listing. */
  responsiblePerson: [
    begins(
      '2024-12-13',
      ['range', 'gpsr-bindu', 'gpsr-sellsafe', 'gpsr-eurogpsr', 'gpsr-ready'],
      amount('200', 'EUR', 'year', between('49', '600')),
    ),
  ],
  /** Whether small parcels to the United States are free of duty. */
  usFreeOfDuty: [begins('2025-08-29', ['official', 'us-de-minimis'], yesNo(false))],
  /** On top of the normal duty. */
  usAdded: [
    since('2026-02-24', ['single', 'us-eras', 'us-section-122'], percent('10')),
    since('2026-07-24', ['seen', 'us-register', 'us-eras'], percent('10')),
  ],
} as const;

/** Where a parcel goes, as far as its customs are known. */
export type Destination = 'eu' | 'us';

const rulesTo: Readonly<Record<Destination, readonly (keyof typeof customs)[]>> = {
  eu: ['euDuty', 'responsiblePerson'],
  us: ['usFreeOfDuty'],
};

/** What the buyer or the seller of a parcel pays at a border and no answer counts, by its keys. */
export function customsTo(destinations: readonly Destination[], day: IsoDate): readonly string[] {
  return destinations
    .flatMap((to) => rulesTo[to])
    .filter((rule) => startedBy<unknown>(customs[rule], day) !== undefined);
}
