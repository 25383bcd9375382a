import { citing } from '../schedule/citing.ts';
import type { Schedule, Source } from '../schedule/schedule.ts';
import type { Percent } from '../value/fee-value.ts';
import { percent } from '../value/kinds.ts';

/** For the sources of each platform whose payments count as royalties in the United States. */
export const usTreatySources = {
  'irs-2004': {
    title: 'IRS Announcement 2004-81: rates of tax under the convention with Sri Lanka, royalties 10% (article 12)',
    href: 'http://www.irs.gov/irb/2004-42_IRB/ar11.html',
    checked: '2026-11-28',
    own: true,
  },
  envato: {
    title: 'Envato: US treaty rates by country, Sri Lanka 10% (article 12)',
    href: 'https://help.author.envato.com/hc/en-us/articles/360000470606-US-Tax-Treaties',
    checked: '2026-11-28',
    undated: true,
  },
} as const satisfies Readonly<Record<string, Source>>;

const { since } = citing(usTreatySources);

/** Withheld for the United States of royalties from there, where a resident of Sri Lanka claims the treaty. */
export const treatyRoyalties: Schedule<Percent> = [
  since('2004-09-01', ['official', 'irs-2004', 'envato'], percent('10')),
];
