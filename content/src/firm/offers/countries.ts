import data from '../../../entries/packages/countries.json' with { type: 'json' };
import type { CountryOption } from '../../entries/formation-package.ts';

export type Country = CountryOption['value'];

/** The choices above the packages; the first is chosen when the page opens. */
export const countries = data as readonly CountryOption[]; // the check holds them to their schema
