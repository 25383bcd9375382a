import type { Tables } from './code-book.ts';
import { activities } from './tables/activities.ts';
import { hsic } from './tables/hsic.ts';
import { naics } from './tables/naics.ts';
import { synonyms } from './tables/synonyms.ts';
import { trades } from './tables/trades.ts';
import { ukSic } from './tables/uk-sic.ts';

/** Everything that the search reads, as compact text. Load it when the visitor turns to the search, not before. */
export const tables: Tables = { hsic, ukSic, naics, activities, trades, synonyms };
