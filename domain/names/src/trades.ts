import { trades as table } from './tables/trades.ts';

const trades = table
  .trim()
  .split('\n')
  .map((line) => {
    const [typed = '', short = ''] = line.split(' = ');
    return { typed: new Set(typed.split(' ')), short: short.split(', ') };
  });

/** A short word that stands for a trade, and the visitor's word that it stands for. */
export type NearWord = Readonly<{ word: string; of: string }>;

/** The short words that stand for what was typed: `lens` for photography. */
export const nearWords = (typed: readonly string[]): readonly NearWord[] =>
  typed.flatMap((of) =>
    trades
      .filter((trade) => trade.typed.has(of.toLowerCase()))
      .flatMap(({ short }) => short.map((word) => ({ word, of }))),
  );
