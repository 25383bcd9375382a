import { calculators } from './calculators.ts';
import { shell } from './shell.ts';

/** One file for each part of the site; a part is added by copying its neighbour. */
export const en = { shell, calculators } as const;
