// Compares the bytes of every built page with budgets.json; `npm run check` and `npm test` run it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltPage, builtPages } from './built-pages.ts';
import { type PageBytes, pageBytes } from './page-bytes.ts';

/** The most bytes that the pages whose address matches may have; a kind that it does not name has no limit. */
export type Budget = Readonly<{ name: string; pages: string }> & Partial<PageBytes>;

/** The budgets in their order: the first that matches a page holds for it. */
export const budgets = JSON.parse(
  readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8'),
) as readonly Budget[]; // our own file

export function budgetOf(path: string, list = budgets): Budget {
  const found = list.find(({ pages }) => new RegExp(pages).test(path));
  if (!found) throw new Error(`budgets.json has no budget for ${path}`);
  return found;
}

const counted = {
  html: 'bytes of html',
  text: 'bytes of text',
  css: 'bytes of css',
  js: 'bytes of js',
  files: 'scripts',
  fonts: 'bytes of fonts',
  given: 'bytes of given',
  touched: 'bytes of scripts, as they are sent, for the first touch',
  touchedFiles: 'scripts for the first touch',
} as const satisfies Readonly<Record<keyof PageBytes, string>>;
const kinds = Object.keys(counted) as readonly (keyof typeof counted)[]; // its own keys

/** One sentence for each kind of bytes that a page has too many of. */
export function excesses(path: string, bytes: PageBytes, budget: Budget): readonly string[] {
  return kinds
    .filter((kind) => bytes[kind] > (budget[kind] ?? Infinity))
    .map((kind) => `${path}: ${bytes[kind]} ${counted[kind]}, the budget of a ${budget.name} page is ${budget[kind]}`);
}

if (import.meta.main) {
  const broken = builtPages().flatMap((page: BuiltPage) => excesses(page.path, pageBytes(page), budgetOf(page.path)));
  for (const line of broken) console.error(line);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
