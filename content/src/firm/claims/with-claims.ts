import { filled } from '../../fill.ts';
import { locales, type Locale } from '../../locales.ts';
import { claimTexts } from './claim-texts.ts';

const isLocale = (name: string): name is Locale => Object.hasOwn(locales, name);

/**
 * Entries with the words of claims in place of their names in braces: `{premium}` becomes "3 times faster", in each
 * language its own.
 *
 * @throws {RangeError} when no claim has a name.
 */
export function withClaims<T>(entries: T): T;
export function withClaims(entries: unknown): unknown {
  if (Array.isArray(entries)) return entries.map((entry: unknown) => withClaims(entry));
  if (typeof entries !== 'object' || entries === null) return entries;
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]: [string, unknown]) => [
      name,
      isLocale(name) ? filled(entry, claimTexts(name)) : withClaims(entry),
    ]),
  );
}
