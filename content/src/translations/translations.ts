import days from '../../translations/days.json' with { type: 'json' };
import si from '../../translations/si.json' with { type: 'json' };
import ta from '../../translations/ta.json' with { type: 'json' };
import type { Translated } from '../locales.ts';

/** A short name of a text: 32 bits of FNV-1a, enough to tell that a sentence is another. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/** English and translation as the record of a language names them. */
export const pairOf = (english: string, own: string) => `${hashOf(english)}-${hashOf(own)}`;

/**
 * Which English each translation was made from: `content/translations/<language>.json`, written by
 * `npm run translations`. A translation that stands there beside another English only is stale.
 */
const recordOf = (pairs: readonly string[]) => ({
  pairs: new Set(pairs),
  known: new Set(pairs.map((pair) => pair.slice(pair.indexOf('-') + 1))),
});

const records: Readonly<Record<Translated, ReturnType<typeof recordOf>>> = { si: recordOf(si), ta: recordOf(ta) };

/** The day on which the record of each language last changed; `npm run translations` writes it with the record. */
export const translatedOn: Readonly<Record<Translated, string>> = days;

export type State = 'current' | 'new' | 'stale';

/** Whether a translation still says what the English says: `new` until it is recorded. */
export function stateOf(locale: Translated, english: string, own: string): State {
  const { pairs, known } = records[locale];
  if (english === own || pairs.has(pairOf(english, own))) return 'current';
  return known.has(hashOf(own)) ? 'stale' : 'new';
}
