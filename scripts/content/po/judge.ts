import type { Translated } from '@formation/content';
import { faultsOf } from './faults.ts';
import { fileText } from './file-text.ts';
import type { Returned } from './po-file.ts';
import type { Unit } from './unit.ts';

/** A translation that came back, for the text that it is of. */
export type Change = Readonly<{ unit: Unit; text: string; line: number }>;

/** What becomes of a file that came back. */
export type Judgement = Readonly<{
  /** Why nothing of it is taken in, line by line; empty where all of it can be. */
  refusals: readonly string[];
  /** What is another text now. */
  changes: readonly Change[];
  /** What was made from another English and, a reader says, holds as it stands. */
  holding: readonly Unit[];
  /** What its reader has marked as not finished, and what hangs on that. */
  leftOut: readonly string[];
}>;

/** A long text is recorded as one: as long as a part of a stale one is open, all of it is. */
function openTexts(units: ReadonlyMap<string, Unit>, returned: readonly Returned[]): ReadonlySet<string> {
  const open = returned.flatMap(({ key, isFuzzy }) => {
    const unit = units.get(key);
    return isFuzzy && unit?.isStale && unit.file.endsWith('.md') ? [unit.file] : [];
  });
  return new Set(open);
}

/** Judges what came back: all of it is right, or each line that is not is named. */
export function judge(language: Translated, all: readonly Unit[], returned: readonly Returned[]): Judgement {
  const units = new Map(all.map((unit) => [unit.key, unit]));
  const open = openTexts(units, returned);
  const refusals: string[] = [];
  const changes: Change[] = [];
  const holding: Unit[] = [];
  const leftOut: string[] = [];
  for (const { key, english, own: text, isFuzzy, line } of returned) {
    const unit = units.get(key);
    const isSame = text === '' || text === unit?.own;
    if (isSame && (isFuzzy || !unit?.isStale)) continue;
    const refused = refusalOf(unit, { english, text, language });
    if (isFuzzy || open.has(unit?.file ?? '')) leftOut.push(key);
    else if (!unit || refused.length > 0) refusals.push(...refused.map((why) => `line ${line}, ${key}: ${why}`));
    else if (isSame) holding.push(unit);
    else changes.push({ unit, text, line });
  }
  return { refusals, changes, holding, leftOut };
}

type Offered = Readonly<{ english: string; text: string; language: Translated }>;

function refusalOf(unit: Unit | undefined, { english, text, language }: Offered): readonly string[] {
  if (!unit) return ['there is no such text any more; export again'];
  if (unit.english !== english) return ['its English has changed; export again'];
  if (unit.write(fileText(unit.file), text) === undefined)
    return [`${unit.file} has no place for it; copy the place from the English file first`];
  return faultsOf(unit, text, language);
}

/** Every file that changes, as it reads with the changes. */
export function changedFiles(changes: readonly Change[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { unit, text } of changes) {
    const source = files.get(unit.file) ?? fileText(unit.file);
    files.set(unit.file, unit.write(source, text) ?? source);
  }
  return files;
}
