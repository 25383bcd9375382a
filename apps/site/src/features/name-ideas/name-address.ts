import type { Country, NameRequest } from '@formation/names';
import { choice } from '../../lib/input/choice.ts';
import type { Typed } from '../../lib/input/use-typed.ts';

export const styles = ['modern', 'classic', 'playful'] as const;
/** How many letters a name may have; nothing for any number. */
export const lengths = ['', '8', '12', '16', '20'] as const;
export const countries = ['us', 'uk', 'hk'] as const satisfies readonly Country[];

/** A request for names, and how many pages of them are shown. */
export type IdeasRequest = Required<Omit<NameRequest, 'page' | 'count'>> & Readonly<{ pages: number }>;

const LONGEST = 120;
/** More pages than anybody asks for; an address must not keep a phone busy. */
const MOST_PAGES = 10;

/** What a form asks for; a seed stands for one row of names. */
export function askedIn(typed: Typed, seed: string, pages = 1): IdeasRequest {
  return {
    industry: (typed['industry'] ?? '').slice(0, LONGEST),
    keywords: (typed['keywords'] ?? '').slice(0, LONGEST),
    must: (typed['must'] ?? '').slice(0, LONGEST),
    longest: Number(choice(lengths, typed['longest'])) || undefined,
    style: choice(styles, typed['style']),
    country: choice(countries, typed['country']),
    seed,
    pages,
  };
}

/** The names that an address brings back; none without a seed. */
export function askedBy(search: string): IdeasRequest | undefined {
  const params = new URLSearchParams(search);
  const seed = params.get('seed')?.slice(0, LONGEST);
  const pages = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(params.get('pages'))) || 1));
  return seed ? askedIn(Object.fromEntries(params), seed, pages) : undefined;
}

/** The query that brings these names back. */
export function queryFor({ industry, keywords, must, longest, style, country, seed, pages }: IdeasRequest): string {
  const words = { ...(industry && { industry }), ...(keywords && { keywords }) };
  const wishes = { ...(must && { must }), ...(longest && { longest: String(longest) }) };
  const more = { ...(pages > 1 && { pages: String(pages) }) };
  return `?${new URLSearchParams({ ...words, ...wishes, style, country, seed, ...more })}`;
}
