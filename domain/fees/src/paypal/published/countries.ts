import type { Country } from './country.ts';
import { de, gb, hk, india, sg, sriLanka, us } from './tables/countries.ts';

/** The seller's countries that we have tables for. */
export const countries = { LK: sriLanka, US: us, GB: gb, HK: hk, SG: sg, DE: de, IN: india } as const satisfies Record<
  string,
  Country
>;
export type CountryName = keyof typeof countries;
