import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site, translatedLanguages, type Translated } from '@formation/content';
import { program, root } from '../tasks/program.ts';
import { frontFaults } from './po/front-faults.ts';
import { changedFiles, judge, type Judgement } from './po/judge.ts';
import { pagesOf } from './po/pages-of.ts';
import { poFile, returnedTexts } from './po/po-file.ts';
import type { Unit } from './po/unit.ts';
import { unitsOf } from './po/units.ts';

/** Writes all texts of a language into a PO file, for a reader. */
export function exportTranslations(language: Translated, file: string, made: string): void {
  const units = unitsOf(language);
  const address = process.env['SITE_URL'] ?? 'http://localhost:4321';
  writeFileSync(file, poFile(units, pagesOf(), { language, project: site.brand, made, site: address }));
  const stale = units.filter(({ isStale }) => isStale).length;
  const missing = units.filter(({ own }) => own === '').length;
  console.log(
    `${file}: ${units.length} texts, ${stale} of them fuzzy (their English has changed), ${missing} missing.`,
  );
}

const recording = [process.execPath, ['scripts/content/translations.ts']] as const;

/** Writes what changed, in the house's form, and records it; the record needs the words as they are now. */
async function takeIn(language: Translated, { changes, holding }: Judgement): Promise<number> {
  const files = changedFiles(changes);
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  const [node, script] = recording;
  const formatted = files.size === 0 ? 0 : await program(join(root, 'node_modules/.bin/oxfmt'), [...files.keys()]);
  if (formatted !== 0) return formatted;
  const recorded = await program(node, [...script, 'record']);
  const names = [...new Set(holding.flatMap((unit: Unit) => unit.recorded))];
  if (recorded !== 0 || names.length === 0) return recorded;
  return program(node, [...script, 'still', language, ...names]);
}

/** Takes in the texts of a PO file that came back: all of them, or none where one breaks a rule. */
export async function importTranslations(file: string): Promise<number> {
  const returned = readReturned(file);
  const language = translatedLanguages.find((one) => one === returned?.language);
  if (!returned || !language) {
    console.error(`${file} is no PO file of ${translatedLanguages.join(' or ')}.`);
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
  const open = leftOut.length > 0 ? ` Left out, as it is marked fuzzy: ${leftOut.join(', ')}.` : '';
  console.log(`${language}: ${changes.length} texts changed, ${holding.length} hold as they are.${open}`);
  return changes.length + holding.length === 0 ? 0 : takeIn(language, judgement);
}

function readReturned(file: string) {
  try {
    return returnedTexts(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // no such file, or none of this kind
  }
}
