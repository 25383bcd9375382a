import type { Country, NameRequest } from '@formation/names';
import { choice } from '../../lib/typed/choice.ts';
import type { Typed } from '../../lib/typed/use-typed.ts';

export const styles = ['modern', 'classic', 'playful'] as const;
export const countries = ['us', 'uk', 'hk'] as const satisfies readonly Country[];

/** A request for names, and how many pages of them are shown. */
export type Asked = Omit<NameRequest, 'page' | 'count'> & Readonly<{ pages: number }>;

const LONGEST = 120;
/** More pages than anybody asks for; an address must not keep a phone busy. */
const MOST_PAGES = 10;

/** What a form asks for; a seed stands for one row of names. */
export function askedIn(typed: Typed, seed: string, pages = 1): Asked {
  return {
    industry: (typed['industry'] ?? '').slice(0, LONGEST),
    keywords: (typed['keywords'] ?? '').slice(0, LONGEST),
    style: choice(styles, typed['style']),
    country: choice(countries, typed['country']),
    seed,
    pages,
  };
}

/** The names that an address brings back; none without a seed. */
export function askedBy(search: string): Asked | undefined {
  const params = new URLSearchParams(search);
  const seed = params.get('seed')?.slice(0, LONGEST);
  const pages = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(params.get('pages'))) || 1));
  return seed ? askedIn(Object.fromEntries(params), seed, pages) : undefined;
}

/** The query that brings these names back. */
export function queryFor({ industry, keywords, style, country, seed, pages }: Asked): string {
  const words = { ...(industry && { industry }), ...(keywords && { keywords }) };
  return `?${new URLSearchParams({ ...words, style, country, seed, ...(pages > 1 && { pages: String(pages) }) })}`;
}
