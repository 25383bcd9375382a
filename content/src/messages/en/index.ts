import { calculators } from './calculators.ts';
import { deadlines } from './deadlines.ts';
import { fiveTips } from './five-tips.ts';
import { home } from './home.ts';
import { shell } from './shell.ts';

/** One file for each part of the site; a part is added by copying its neighbour. */
export const en = { shell, home, calculators, deadlines, fiveTips } as const;
