import type { Tables } from './code-book.ts';
import { activities } from './tables/activities.ts';
import { everydayWords } from './tables/everyday-words.ts';
import { goods } from './tables/goods.ts';
import { homeWords } from './tables/home-words.ts';
import { hsic } from './tables/hsic.ts';
import { hsicIsic, naicsIsic, ukSicIsic } from './tables/isic.ts';
import { localTrades } from './tables/local-trades.ts';
import { naics } from './tables/naics.ts';
import { synonyms } from './tables/synonyms.ts';
import { trades } from './tables/trades.ts';
import { ukSic } from './tables/uk-sic.ts';
import { hsicWords } from './tables/words/hsic.ts';
import { naicsMaking } from './tables/words/naics-making.ts';
import { naicsTrading } from './tables/words/naics-trading.ts';
import { ukMaking } from './tables/words/uk-making.ts';
import { ukTrading } from './tables/words/uk-trading.ts';

const joined = (...texts: readonly string[]): string => texts.map((text) => text.trim()).join('\n');

/** Everything that the search reads, as compact text. Load it when the visitor turns to the search, not before. */
export const tables: Tables = {
  hsic,
  ukSic,
  naics,
  activities,
  trades: joined(trades, localTrades, goods, homeWords, everydayWords),
  synonyms,
  words: { hsic: hsicWords, 'uk-sic': joined(ukMaking, ukTrading), naics: joined(naicsMaking, naicsTrading) },
  isic: { hsic: hsicIsic, 'uk-sic': ukSicIsic, naics: naicsIsic },
};
