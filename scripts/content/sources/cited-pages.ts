import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Citation, citationsIn, joined } from './citations.ts';

const root = join(import.meta.dirname, '../../..');

/** Where something may be cited. The rates of exchange have a command of their own. */
const modules = globSync('domain/*/src/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/exchange-rates\//.test(file))
  .toSorted();
const entries = globSync('content/entries/**/*.json', { cwd: root }).toSorted();
/** Posts and pages of text, in the language that the others are made from. */
const texts = globSync('content/entries/**/en.md', { cwd: root }).toSorted();

const known = new Map<string, string>();
function read(file: string): string {
  const text = known.get(file) ?? readFileSync(join(root, file), 'utf8');
  known.set(file, text);
  return text;
}

const untitled = (href: string): Citation => ({ href, title: href, checked: '', numbers: [] });

/** What a comment names: where a list or a rule of a program comes from. */
const remarked = (source: string): readonly Citation[] =>
  [...source.matchAll(/^\s*(?:\/?\*|\/\/).*?(https?:\/\/[^\s)>'"`]+[\w/])/gm)].map(([, href = '']) => untitled(href));

/** The links of a text, beside what is cited at its head. */
const linked = (text: string, today: string): readonly Citation[] => [
  ...citationsIn(parse(/^---\n([^]*?)\n---/.exec(text)?.[1] ?? ''), today),
  ...[...text.matchAll(/\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)/g)].map(([, title = '', href = '']) => ({
    ...untitled(href),
    title,
  })),
];

const mayCite = (file: string) => /\bsources?\b|https?:/.test(read(file));

/** Every page that the project cites, once, in the order of its addresses. */
export async function citedPages(today: string): Promise<readonly Citation[]> {
  const exported: readonly object[] = await Promise.all(
    modules.filter(mayCite).map((file) => import(join(root, file)) as Promise<object>),
  );
  const all = [
    ...exported.flatMap((one) => citationsIn({ ...one }, today)),
    ...entries.flatMap((file) => citationsIn(JSON.parse(read(file)), today)),
    ...texts.flatMap((file) => linked(read(file), today)),
    ...modules.flatMap((file) => remarked(read(file))),
  ];
  return joined(all).toSorted((a, b) => (a.href < b.href ? -1 : 1));
}

/** The files that name an address: where to change what was taken from it. */
export function filesThatCite(href: string): readonly string[] {
  return [...modules, ...entries, ...texts].filter((file) => read(file).includes(href));
}
