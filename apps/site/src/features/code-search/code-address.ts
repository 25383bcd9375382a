import type { Entry, System } from '@formation/codes';
import type { Typed } from '../../lib/typed/use-typed.ts';

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

/** What an address asks for: the fields of the form, and the entry that stands open. */
export function askedBy(search: string): Readonly<{ typed: Typed; open: string | undefined }> {
  const params = new URLSearchParams(search);
  const open = params.get('code')?.slice(0, LONGEST);
  const query = (params.get('q') ?? (open ? entryNamed(open).code : '')).slice(0, LONGEST);
  return { typed: { q: query, in: params.get('in') ?? 'all' }, open: open && nameOf(entryNamed(open)) };
}

/** The query that brings a search back. */
export function searchFor(typed: Typed, open: string | undefined): string {
  const { q = '', in: within = 'all' } = typed;
  const parts = { ...(q && { q }), ...(within !== 'all' && { in: within }), ...(open && { code: open }) };
  const params = new URLSearchParams(parts);
  return params.size === 0 ? '' : `?${params}`;
}
