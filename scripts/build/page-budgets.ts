import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageBytes } from './page-bytes.ts';

/** The most bytes that the pages whose address matches may have; a kind that it does not name has no limit. */
export type Budget = Readonly<{ name: string; pages: string }> & Partial<PageBytes>;

/** A page, and what was measured of it. */
export type Measured = Readonly<{ path: string; bytes: PageBytes }>;

/** The budgets in their order: the first that matches a page holds for it. */
export const budgets = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../budgets.json'), 'utf8'),
) as readonly Budget[]; // our own file

/**
 * The budget of a page.
 * @throws {Error} when none is for its address.
 */
export function budgetOf(path: string, list = budgets): Budget {
  const found = list.find(({ pages }) => new RegExp(pages).test(path));
  if (!found) throw new Error(`budgets.json has no budget for ${path}`);
  return found;
}

/** What is counted, in words. */
export const counted = {
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
export const kinds = Object.keys(counted) as readonly (keyof typeof counted)[]; // its own keys

/** Budgets, and what to do where a page exceeds one. */
type Limits = Readonly<{ list: readonly Budget[]; remedy: string }>;

/** What holds for whoever changes the program. */
export const ofProgram: Limits = {
  list: budgets,
  remedy: 'Make it smaller; only a decision raises a budget: docs/decisions/0022-budgets-have-air.md.',
};

/** How many parts of a hundred the words of a page may have where its owner has written some. */
const ofOwner = 125;
const written = ['html', 'text', 'given'] as const;

function withRoom(budget: Budget): Budget {
  const limits = written.flatMap((kind) => {
    const limit = budget[kind];
    return limit === undefined ? [] : [[kind, Math.ceil((limit * ofOwner) / 100)] as const];
  });
  return { ...budget, ...Object.fromEntries(limits) };
}

/** What holds for an edition: the air is the program's, and what an owner writes has room beside it. */
export const ofEdition: Limits = {
  list: budgets.map(withRoom),
  remedy: 'Shorten what stands there, or take some of it away.',
};

const ofBudget = (budget: Budget, measured: readonly Measured[], list: readonly Budget[]) =>
  measured.filter(({ path }) => budgetOf(path, list) === budget);

/** One sentence for each budget and kind of bytes that pages exceed, with the page that exceeds it by most. */
export function excesses(measured: readonly Measured[], { list, remedy } = ofProgram): readonly string[] {
  return list.flatMap((budget) => {
    const pages = ofBudget(budget, measured, list);
    return kinds.flatMap((kind) => {
      const over = pages.filter(({ bytes }) => bytes[kind] > (budget[kind] ?? Infinity));
      const [worst, ...others] = over.toSorted((a, b) => b.bytes[kind] - a.bytes[kind]);
      if (!worst) return [];
      const more = others.length > 0 ? ` (and ${others.length} more pages too many)` : '';
      const what = `${worst.path} has ${worst.bytes[kind]} ${counted[kind]}${more}`;
      return [`${what}; the budget of a ${budget.name} page is ${budget[kind]}. ${remedy}`];
    });
  });
}

/** Of each budget by its name, the most that any of its pages has, kind by kind. */
export type Sizes = Readonly<Record<string, PageBytes>>;

export function largest(measured: readonly Measured[], list = budgets): Sizes {
  const most = (pages: readonly Measured[]) =>
    Object.fromEntries(kinds.map((kind) => [kind, Math.max(...pages.map(({ bytes }) => bytes[kind]))])) as PageBytes; // all
  return Object.fromEntries(
    list.flatMap((budget) => {
      const pages = ofBudget(budget, measured, list);
      return pages.length > 0 ? [[budget.name, most(pages)]] : [];
    }),
  );
}

/** 5 % more, in whole tens of bytes or whole scripts. */
function raised(kind: keyof PageBytes, size: number): number {
  const step = counted[kind].startsWith('bytes') ? 10 : 1;
  return Math.ceil((size * 105) / (100 * step)) * step;
}

/** A budget with what was measured today and 5 % of air, in the kinds that it limits. */
export function withAir(budget: Budget, sizes: Partial<PageBytes>): Budget {
  const limits = kinds.flatMap((kind) => {
    const size = budget[kind] === undefined ? undefined : sizes[kind];
    return size === undefined ? [] : [[kind, raised(kind, size)] as const];
  });
  return { ...budget, ...Object.fromEntries(limits) };
}
