// npm run translations -- [record|list|check]: which English each translation was made from, and what is left to do.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  disagreeing,
  isForFirm,
  isTranslated,
  messages,
  pairOf,
  spelledTwice,
  stateOf,
  translatedLanguages,
  translatedLines,
  translatedTexts,
  translationFaults,
  type MessageFile,
  type Translated,
  type TranslatedText,
} from '@formation/content';

const root = join(import.meta.dirname, '..');
const recordFile = (language: Translated) => join(root, `content/translations/${language}.json`);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The long texts, each as one: a service, a post, a legal text. */
function longTexts(language: Translated): readonly TranslatedText[] {
  const files = globSync(`content/entries/*/*/${language}.md`, { cwd: root }).sort();
  return files.map((key) => ({ key, english: read(key.replace(/\w+\.md$/, 'en.md')), own: read(key) }));
}

const allTexts = (language: Translated) => [...translatedTexts(language), ...longTexts(language)];
const isStale =
  (language: Translated) =>
  ({ english, own }: TranslatedText) =>
    own !== undefined && stateOf(language, english, own) === 'stale';

/** Writes down the English of every translation that is new. One whose English has changed stays stale until it is touched. */
function record(language: Translated): void {
  const current = allTexts(language).filter(
    ({ english, own }) => own !== undefined && own !== english && stateOf(language, english, own) !== 'stale',
  );
  const stale = JSON.parse(readFileSync(recordFile(language), 'utf8')) as readonly string[]; // this script's own list
  const owns = new Set(
    allTexts(language)
      .filter(isStale(language))
      .map(({ own }) => pairOf('', own ?? '').slice(8)),
  );
  const kept = stale.filter((pair) => owns.has(pair.slice(8)));
  const pairs = new Set([...current.map(({ english, own }) => pairOf(english, own ?? '')), ...kept]);
  writeFileSync(recordFile(language), `${JSON.stringify([...pairs].sort(), null, 2)}\n`);
  console.log(`${language}: ${pairs.size} texts are recorded.`);
  for (const { key } of allTexts(language).filter(isStale(language)))
    console.log(`  not recorded, made from other English: ${key}`);
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

/** Whether the translations keep the rules that can be checked without knowing the language, and agree with one another. */
function check(language: Translated): void {
  const texts = [...translatedTexts(language), ...longTexts(language).flatMap(translatedLines)];
  const faults = [
    ...translationFaults(language, texts).map(({ key, what, own }) => `${key}: ${what}\n  ${own}`),
    ...disagreeing(texts).map((said) => `one text in two ways, or two as one\n  ${said.join('\n  ')}`),
    ...spelledTwice(language, texts).map((words) => `one word in two spellings\n  ${words.join(', ')}`),
  ];
  for (const fault of faults) console.log(`${language} ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

const tasks: Readonly<Record<string, (language: Translated) => void>> = { record, list, check };
const task = tasks[process.argv[2] ?? 'record'];
if (task) for (const language of translatedLanguages) task(language);
else {
  console.error('npm run translations -- [record|list|check]');
  process.exitCode = 2;
}
