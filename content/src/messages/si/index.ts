import type { Translation } from '../index.ts';

/** The files that are translated; a line here, and one above, registers a file. `platforms` holds some of its files. */
export const si = {} satisfies Translation;
