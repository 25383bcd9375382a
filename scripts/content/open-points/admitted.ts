import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenPoint } from '@formation/content';

const root = join(import.meta.dirname, '../../..');
/** What visitors read in English. */
const read = ['content/src/messages/en/**/*.ts', 'content/entries/**/en.md', 'content/entries/**/*.{json,ts}'];
/** What only the firm reads, and the list of the doubts itself. */
const isForFirm = /\/(?:console[\w-]*|mail)\.ts$|\.test\.ts$|entries\/launch\//;

/** How our texts admit that something is not known. */
const admits =
  /\bwe(?:’ve| have)? found no\b(?! entry)|\bwe (?:have not|haven’t|did not|didn’t|could not|couldn’t) (?:yet )?(?:find|found|see|seen|check|checked|confirm|confirmed|read|look|looked)\b|\bwe (?:don’t|do not) know\b|\bis not (?:known|settled|confirmed)\b|\bnot known to us \||\bwas not looked up\b|\bunsettled\b|\bnot found for this\b|\bnobody (?:knows|says)\b|\bno page (?:that )?we (?:found|read)\b|\bfound one source for\b/gi;

/** A text in which something is admitted, and where. */
export type Admission = Readonly<{ file: string; text: string; from: number; to: number }>;

/** Every place of a text that admits that something is not known. */
export function admissionsIn(file: string, text: string): readonly Admission[] {
  const all = [...text.matchAll(admits)];
  return all.map(({ index, 0: words }) => ({ file, text, from: index, to: index + words.length }));
}

/** Every place of the English texts that does. */
export function admissions(): readonly Admission[] {
  const files = globSync(read, { cwd: root }).filter((file) => !isForFirm.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return admissionsIn(file, source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''));
  });
}

/** Whether an entry's words stand where a text admits it. */
const covers = ({ says }: OpenPoint, { text, from, to }: Admission): boolean =>
  says.some((words) => {
    const start = text.lastIndexOf(words, from);
    return start >= 0 && start + words.length >= to;
  });

const excerpt = ({ text, from, to }: Admission) => text.slice(Math.max(0, from - 40), to + 60).replaceAll(/\s+/g, ' ');

/** What a text admits and no entry lists, so that nobody would look again. */
export const unlisted = (found: readonly Admission[], points: readonly OpenPoint[]): readonly string[] =>
  found.filter((one) => !points.some((point) => covers(point, one))).map((one) => `${one.file}: … ${excerpt(one)} …`);

/** Words of entries that no text says any more. */
export const unsaid = (found: readonly Admission[], points: readonly OpenPoint[]): readonly string[] =>
  points
    .flatMap(({ says }) => says)
    .filter((words) => !found.some((one) => covers({ says: [words], listedUnder: '' }, one)));
