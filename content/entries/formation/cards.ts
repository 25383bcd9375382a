import type { FormationCard } from '../../src/formation-page.ts';

/** The companies that we form, in the order of every list. A page is entries/formation/<slug>/<locale>.md. */
export const formationCards = [
  {
    slug: 'uk',
    flag: 'gb',
    title: { en: 'UK company registration' },
    text: { en: 'A private limited company at Companies House, with a registered office.' },
  },
  {
    slug: 'us',
    flag: 'us',
    title: { en: 'US business formation' },
    text: { en: 'An LLC or a corporation in the state that fits, with its EIN.' },
  },
  {
    slug: 'hong-kong',
    flag: 'hk',
    title: { en: 'Hong Kong companies' },
    text: { en: 'A limited company with a local office and secretary, for trade with Asia.' },
  },
] as const satisfies readonly FormationCard[];

export type FormationSlug = (typeof formationCards)[number]['slug'];
