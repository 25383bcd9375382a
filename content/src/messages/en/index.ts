import { shell } from './shell.ts';

/** One file for each part of the site; a part is added by copying its neighbour. */
export const en = { shell } as const;
