import type { System } from '@formation/codes';
import type { Messages } from '@formation/content';

/** The words of the search and of its results, and what the lists are called. */
export type CodeWords = Pick<Messages['hsicSearch'], 'search' | 'makeOrBuy' | 'entry' | 'kept' | 'levels'> &
  Readonly<{ names: Readonly<Record<System, string>>; sharing: Messages['sharing'] }>;
