import type { CountryOption } from '../../src/formation-package.ts';

/** The choices above the packages; the first is chosen when the page opens. */
export const countries = [
  { value: 'us', label: { en: 'United States', si: 'එක්සත් ජනපදය' }, flag: 'us', registryFee: 'on-top' },
  { value: 'uk', label: { en: 'United Kingdom', si: 'එක්සත් රාජධානිය' }, flag: 'gb', registryFee: 'on-top' },
] as const satisfies readonly CountryOption[];

export type Country = (typeof countries)[number]['value'];
