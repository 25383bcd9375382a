import type { Unit } from './unit.ts';

type Of = Pick<Unit, 'key'>;

/** What visitors type, beside what they type in English: no translation of it. */
export const isTyped = ({ key }: Of): boolean => key.startsWith('entries/search/');

/** What a reader has to know of texts that stand on no page, or translate nothing; by how their keys begin. */
const kinds: readonly (readonly [beginning: string, what: string])[] = [
  ['entries/answers/', 'An answer that the firm sends by e-mail. Who sends it fills in what stands in [[ ]].'],
  [
    'entries/search/',
    'Words that people type to find a page, divided by commas; no translation. Add what people type.',
  ],
  ['entries/terms/', 'A term of our own, used wherever it is needed. Is it right, or is there a better one?'],
];

/** What a reader has to know of a text; nothing of a usual one. */
export const kindOf = ({ key }: Of): readonly string[] =>
  kinds.flatMap(([beginning, what]) => (key.startsWith(beginning) ? [what] : []));
