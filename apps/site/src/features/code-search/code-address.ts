import type { Entry, System } from '@formation/codes';
import type { Typed } from '../../lib/input/use-typed.ts';

/** Longer questions are cut: an address is no place for a page of text. */
const LONGEST = 200;

const systemNames: readonly System[] = ['hsic', 'uk-sic', 'naics'];

/** An entry as an address and a list name it: `hsic-620199`. */
export const nameOf = ({ system, code }: Readonly<Pick<Entry, 'system' | 'code'>>) => `${system}-${code}`;

/** The entry that a name stands for. A code without its list is Hong Kong's. */
export function entryNamed(name: string): Readonly<{ system: System; code: string }> {
  const system = systemNames.find((known) => name.startsWith(`${known}-`));
  return system ? { system, code: name.slice(system.length + 1) } : { system: 'hsic', code: name };
}

/** No form asks for so many codes; a longer list in an address is cut. */
const MOST_KEPT = 20;

/** What an address asks for: the fields of the form, the entry that stands open, and the codes that are kept. */
export type SearchRequest = Readonly<{ typed: Typed; open: string | undefined; kept: readonly string[] }>;

/** Reads an address. What names no entry is left out later, when the lists are there. */
export function askedBy(search: string): SearchRequest {
  const params = new URLSearchParams(search);
  const open = params.get('code')?.slice(0, LONGEST);
  const query = (params.get('q') ?? (open ? entryNamed(open).code : '')).slice(0, LONGEST);
  const saved = (params.get('keep') ?? '').split(' ').filter(Boolean).slice(0, MOST_KEPT);
  return {
    typed: { q: query, in: params.get('in') ?? 'all' },
    open: open && nameOf(entryNamed(open)),
    kept: [...new Set(saved.map((name) => nameOf(entryNamed(name))))],
  };
}

/** The query that brings a search back, with the entry that stands open and the codes that are kept. */
export function searchFor(typed: Typed, open: string | undefined, saved: readonly string[] = []): string {
  const { q = '', in: within = 'all' } = typed;
  const parts = {
    ...(q && { q }),
    ...(within !== 'all' && { in: within }),
    ...(open && { code: open }),
    ...(saved.length > 0 && { keep: saved.join(' ') }),
  };
  const params = new URLSearchParams(parts);
  return params.size === 0 ? '' : `?${params}`;
}
