import type { System } from '../entry.ts';

/** The words of ours for one code, and the ISIC classes whose goods it trades, rents or repairs. */
export type CodeWordsLine = Readonly<{
  codes: readonly string[];
  words: readonly string[];
  goodsOf: readonly string[];
}>;

/** In the HSIC the same goods have the same last digits whether they are exported, imported or sold on. */
const TRADES = ['451', '452', '460'];

const codesOf = (system: System, code: string): readonly string[] =>
  system === 'hsic' && code.startsWith('*') ? TRADES.map((trade) => trade + code.slice(1)) : [code];

/**
 * Reads lines of `code words, words, @class`. In HSIC `*301` stands for 451301, 452301 and 460301.
 */
export function readWords(system: System, table: string): readonly CodeWordsLine[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const space = line.indexOf(' ');
      const parts = line.slice(space + 1).split(', ');
      const words = parts.filter((part) => !part.startsWith('@'));
      const goodsOf = parts.flatMap((part) => (part.startsWith('@') ? part.slice(1).split(' @') : []));
      return { codes: codesOf(system, line.slice(0, space)), words, goodsOf };
    });
}
