import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMark, site as firm, translatedLanguages, type Translated } from '@formation/content';
import { program, root } from '../tasks/program.ts';
import { acceptedMarks, newlyAccepted, readToTheEnd, writeAccepted } from './po/accepted.ts';
import { frontFaults } from './po/front-faults.ts';
import { changedFiles, judge, type Judgement } from './po/judge.ts';
import { pagesOf } from './po/pages-of.ts';
import { poFile, returnedTexts, type ReturnedFile } from './po/po-file.ts';
import type { Unit } from './po/unit.ts';
import { unitsOf } from './po/units.ts';

/**
 * Writes all texts of a language into a PO file, for a reader.
 *
 * @param reading - the day; and whether what nobody has accepted yet is marked, so that a reader can accept it.
 */
export function exportTranslations(
  language: Translated,
  file: string,
  { made, marksUnread }: Readonly<{ made: string; marksUnread: boolean }>,
): void {
  const units = unitsOf(language);
  const site = process.env['SITE_URL'] ?? 'http://localhost:4321';
  const accepted = acceptedMarks(language);
  const isUnread = (unit: Unit) => !accepted.has(readMark(unit));
  const head = { language, project: firm.brand, made, site, ...(marksUnread && { isUnread }) };
  writeFileSync(file, poFile(units, pagesOf(), head));
  const stale = units.filter(({ isStale }) => isStale).length;
  const missing = units.filter(({ own }) => own === '').length;
  const unread = marksUnread ? `, ${units.filter(isUnread).length} read by nobody` : '';
  console.log(`${file}: ${units.length} texts, ${stale} older than their English, ${missing} missing${unread}.`);
}

const recording = [process.execPath, ['scripts/content/translations.ts']] as const;

/** Writes what changed, and says into which files. */
export function writeChanges({ changes }: Pick<Judgement, 'changes'>): readonly string[] {
  const files = changedFiles(changes);
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  return [...files.keys()];
}

/** Records the texts that changed, and those that hold as they are; the record needs the words as they are now. */
export async function recordTexts(language: Translated, { holding }: Pick<Judgement, 'holding'>): Promise<number> {
  const [node, script] = recording;
  const recorded = await program(node, [...script, 'record']);
  const names = [...new Set(holding.flatMap((unit: Unit) => unit.recorded))];
  if (recorded !== 0 || names.length === 0) return recorded;
  return program(node, [...script, 'still', language, ...names]);
}

/** Writes what changed, in the house's form, and records it. */
async function takeIn(language: Translated, judgement: Judgement): Promise<number> {
  const files = writeChanges(judgement);
  const formatted = files.length === 0 ? 0 : await program(join(root, 'node_modules/.bin/oxfmt'), files);
  return formatted === 0 ? recordTexts(language, judgement) : formatted;
}

type Reader = Readonly<{ name: string; on: string }>;

/** All texts of a language as they read with what changed. */
export function changedUnits(language: Translated, { changes }: Pick<Judgement, 'changes'>): readonly Unit[] {
  const texts = new Map(changes.map(({ unit, text }) => [unit.key, text]));
  return unitsOf(language).map((unit) => ({ ...unit, own: texts.get(unit.key) ?? unit.own }));
}

type Offered = Readonly<{ units: readonly Unit[]; texts: ReturnedFile['texts'] }>;

/** Writes down what a reader has accepted, and confirms what was read to its end. */
export async function accept(language: Translated, { units, texts }: Offered, { name, on }: Reader): Promise<number> {
  const marks = acceptedMarks(language);
  const fresh = newlyAccepted(units, texts, marks);
  if (fresh.length === 0) return 0;
  writeAccepted({ language, by: name, on, texts: fresh.map(readMark).sort() });
  console.log(`${language}: ${name} has accepted ${fresh.length} texts.`);
  const whole = readToTheEnd(units, fresh, new Set([...marks, ...fresh.map(readMark)]));
  const [node, script] = recording;
  return whole.length === 0 ? 0 : program(node, [...script, 'confirm', language, name, ...whole]);
}

/** Says what a reader asks beside a text. */
function sayQuestions(file: string, texts: ReturnedFile['texts']): void {
  for (const { key, note, line } of texts) if (note !== '') console.log(`${file}, line ${line}, ${key}, note: ${note}`);
}

/**
 * Takes in the texts of a PO file that came back: all of them, or none where one breaks a rule.
 *
 * @param reader - who has read it, where that counts: what is no longer marked in it is accepted by that name.
 */
export async function importTranslations(file: string, reader: Reader | undefined): Promise<number> {
  const returned = readReturned(file);
  const language = translatedLanguages.find((one) => one === returned?.language);
  if (!returned || !language) {
    console.error(`${file} is no PO file of ${translatedLanguages.join(' or ')}.`);
    return 2;
  }
  if (reader && !returned.marksUnread) {
    console.error(`${file} does not say what was read: make it with npm run translations -- unread ${language}.`);
    return 2;
  }
  const judgement = judge(language, unitsOf(language), returned.texts);
  const { refusals, changes, holding, leftOut } = judgement;
  const all = refusals.length > 0 ? refusals : frontFaults(changedFiles(changes), changes);
  for (const refusal of all) console.error(`${file}, ${refusal}`);
  if (all.length > 0) {
    console.error(`\nNothing was taken in: ${all.length} to put right.`);
    return 1;
  }
  sayQuestions(file, returned.texts);
  const open = leftOut.length > 0 ? ` Left out, as it is marked fuzzy: ${leftOut.join(', ')}.` : '';
  console.log(`${language}: ${changes.length} texts changed, ${holding.length} hold as they are.${open}`);
  const taken = changes.length + holding.length === 0 ? 0 : await takeIn(language, judgement);
  if (taken !== 0 || !reader) return taken;
  const texts = returned.texts.filter(({ key }) => !leftOut.includes(key));
  return accept(language, { units: changedUnits(language, judgement), texts }, reader);
}

function readReturned(file: string) {
  try {
    return returnedTexts(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // no such file, or none of this kind
  }
}
