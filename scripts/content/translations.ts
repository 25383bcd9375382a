// npm run translations -- [record|list|check]: which English each translation was made from, and what is left to do.
// npm run translations -- confirm LANGUAGE READER FILE…: who has read and confirmed which texts, as they stand today.
// npm run translations -- still LANGUAGE TEXT…: which translations hold although a comma of their English has changed.
// npm run translations -- export LANGUAGE [FILE], import FILE: all texts of a language as a PO file, for a reader.
// npm run translations -- unread LANGUAGE [FILE], import FILE READER: the same, to accept text by text.
// npm run translations -- labels LANGUAGE [FILE]: every label with what it gets on its page, as a table.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayAt } from '@formation/calendar';
import {
  betterWords,
  calls,
  disagreeing,
  isForFirm,
  isStale,
  isTranslated,
  messages,
  pairOf,
  shortTexts,
  spelledTwice,
  stateOf,
  textMark,
  translatedLanguages,
  translatedLines,
  translatedOn,
  translatedTexts,
  translationFaults,
  type MessageFile,
  type Reading,
  type Translated,
  type TranslatedText,
} from '@formation/content';
// eslint-disable-next-line no-restricted-imports -- the server, which has no door, counts the same
import { asConfirmed, longTexts } from '../../apps/server/src/launch/long-texts.ts';
import { labelTable } from './labels/label-table.ts';
import { exportTranslations, importTranslations } from './translation-file.ts';

const root = join(import.meta.dirname, '../..');
const recordOf = (name: string) => `content/translations/${name}.json`;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (name: string, value: unknown) =>
  writeFileSync(join(root, recordOf(name)), `${JSON.stringify(value, null, 2)}\n`);
const today = dayAt(Date.now(), calls.hours.timeZone);
const days: Record<Translated, string> = { ...translatedOn };

/** Says what is wrong with the command. */
function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

const allTexts = (language: Translated) => [...translatedTexts(language), ...longTexts(language)];

/**
 * Writes down the English of every translation that is new. One whose English has changed stays stale until it is touched,
 * or is among those that still hold.
 */
function record(language: Translated, holding: readonly TranslatedText[] = []): void {
  const holds = new Set(holding.map(({ key }) => key));
  const current = allTexts(language).filter(
    ({ key, english, own }) =>
      own !== undefined && own !== english && (holds.has(key) || stateOf(language, english, own) !== 'stale'),
  );
  const before = JSON.parse(read(recordOf(language))) as readonly string[]; // this script's own list
  const owns = new Set(
    allTexts(language)
      .filter((text) => isStale(language)(text) && !holds.has(text.key))
      .map(({ own }) => pairOf('', own ?? '').slice(8)),
  );
  const old = before.filter((pair) => owns.has(pair.slice(8)));
  const pairs = new Set([...current.map(({ english, own }) => pairOf(english, own ?? '')), ...old]);
  const recorded = [...pairs].sort();
  if (recorded.join() !== before.join()) days[language] = today; // the foot of every page of the language says it
  write(language, recorded);
  write('days', days);
  console.log(`${language}: ${pairs.size} texts are recorded.`);
  for (const { key } of allTexts(language).filter(isStale(language)))
    if (!holds.has(key)) console.log(`  not recorded, made from other English: ${key}`);
}

/** Records translations as they stand: whoever changed their English has looked, and it means what it meant. */
function still(language: Translated, names: readonly string[]): void {
  const isNamed = (text: TranslatedText, name: string) => text.key === name || asConfirmed(text)[0] === name;
  const stale = allTexts(language).filter(isStale(language));
  const unknown = names.filter((name) => !stale.some((text) => isNamed(text, name)));
  if (unknown.length > 0) return refuse(`Not stale: ${unknown.join(', ')}. See npm run translations -- list.`);
  record(
    language,
    stale.filter((text) => names.some((name) => isNamed(text, name))),
  );
}

/** What is missing, and what is older than its English. */
function list(language: Translated): void {
  const files = (Object.keys(messages.en) as MessageFile[]).filter(
    (file) => !isForFirm(file) && !isTranslated(language, file),
  ); // its keys
  const texts = allTexts(language);
  const there = texts.filter(({ own }) => own !== undefined).length;
  console.log(
    `${language}: ${there} of ${texts.length} texts for visitors are translated. Files that are missing: ${files.join(', ') || 'none'}. The words of the console are the firm's, and stay in English.`,
  );
  for (const { key } of texts.filter(isStale(language))) console.log(`  stale: ${key}`);
}

/**
 * Whether the translations keep the rules that can be checked without knowing the language, and agree with one another.
 * A stale one is not shown, and need not fit the new English.
 */
function check(language: Translated): void {
  const isShown = (text: TranslatedText) => !isStale(language)(text);
  const long = longTexts(language).filter(isShown).flatMap(translatedLines);
  const texts = [...translatedTexts(language).filter(isShown), ...long];
  const unrecorded = allTexts(language).filter(({ own, english }) => own && stateOf(language, english, own) === 'new');
  const faults = [
    ...unrecorded.map(({ key }) => `${key}: is not recorded, run npm run translations`),
    ...translationFaults(language, texts).map(({ key, what, own }) => `${key}: ${what}\n  ${own}`),
    ...disagreeing(texts).map((said) => `one text in two ways, or two as one\n  ${said.join('\n  ')}`),
    ...spelledTwice(language, texts).map((words) => `one word in two spellings\n  ${words.join(', ')}`),
  ];
  for (const fault of faults) console.log(`${language} ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Whether the English, short texts and lines of long ones, holds phrases that visitors stumble on. */
function checkEnglish(): void {
  const lines = longTexts('si').flatMap(({ key, english }) =>
    english.split('\n').map((line, index) => ({ key: `${key.replace('si.md', 'en.md')}:${index + 1}`, english: line })),
  );
  const faults = [...translatedTexts('si'), ...lines].flatMap(({ key, english }) =>
    betterWords(key, english).map((better) => `${key}: ${better}\n  ${english}`),
  );
  for (const fault of faults) console.log(`en ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Writes down that a reader has confirmed texts: files of messages, `entries`, or long texts such as `services/ein`. */
function confirm(language: Translated, reader: string, names: readonly string[]): void {
  const texts = new Map([...shortTexts(language), ...longTexts(language).map(asConfirmed)]);
  const unknown = names.filter((name) => !texts.has(name));
  if (unknown.length > 0) return refuse(`There is no ${unknown.join(', ')}, but ${[...texts.keys()].join(', ')}.`);
  const marks = names.map((name) => [name, textMark(texts.get(name) ?? '')] as const);
  const reading = { language, by: reader, on: today, texts: Object.fromEntries(marks) };
  write('readings', [...(JSON.parse(read(recordOf('readings'))) as readonly Reading[]), reading]); // this script's own list
  console.log(`${language}: ${reader} has confirmed ${names.join(', ')}.`);
}

/** Writes every label of a language with what it gets on its page. */
async function writeLabels(language: Translated, file: string): Promise<void> {
  const rows = await labelTable(language);
  writeFileSync(file, `${rows.join('\n')}\n`);
  console.log(`${file}: ${rows.length - 1} labels.`);
}

const tasks: Readonly<Record<string, (language: Translated) => void>> = { record, list, check };
const [, , name = 'record', to, reader, ...names] = process.argv;
const task = tasks[name];
const language = translatedLanguages.find((one) => one === to);
if (name === 'confirm' && language && reader && names.length > 0) confirm(language, reader, names);
else if (name === 'still' && language && reader) still(language, [reader, ...names]);
else if ((name === 'export' || name === 'unread') && language)
  exportTranslations(language, reader ?? `${language}.po`, { made: today, marksUnread: name === 'unread' });
else if (name === 'labels' && language) await writeLabels(language, reader ?? `labels-${language}.tsv`);
else if (name === 'import' && to)
  process.exitCode = await importTranslations(to, reader ? { name: reader, on: today } : undefined);
else if (task) for (const one of translatedLanguages) task(one);
else
  refuse(
    'npm run translations -- [record|list|check|confirm LANGUAGE READER FILE…|still LANGUAGE TEXT…|export LANGUAGE [FILE]|unread LANGUAGE [FILE]|import FILE [READER]|labels LANGUAGE [FILE]]',
  );
if (name === 'check') checkEnglish();
