import type { CountryOption } from '../../src/entries/formation-package.ts';

/** The choices above the packages; the first is chosen when the page opens. */
export const countries = [
  {
    value: 'us',
    label: { en: 'United States', si: 'එක්සත් ජනපදය', ta: 'ஐக்கிய அமெரிக்கா' },
    flag: 'us',
    registryFee: 'on-top',
  },
  {
    value: 'uk',
    label: { en: 'United Kingdom', si: 'එක්සත් රාජධානිය', ta: 'ஐக்கிய இராச்சியம்' },
    flag: 'gb',
    registryFee: 'on-top',
  },
] as const satisfies readonly CountryOption[];

export type Country = (typeof countries)[number]['value'];
