import { globSync } from 'node:fs';
import { isForFirm, type Translated } from '@formation/content';
import { root } from '../../tasks/program.ts';
import { fileText } from './file-text.ts';
import { edited, type Edit, type Unit } from './unit.ts';
import { writtenTexts, type WrittenTexts } from './written-texts.ts';

/** A text before it is known what the record says of it. */
export type Draft = Omit<Unit, 'isStale' | 'recorded' | 'values'>;

const find = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
/** What a call is given that is no text: a language, the name of a line. */
const isName = (path: string, english: string, own: string) =>
  path.includes('(') && (english === own || english === 'en');
const lastRead = new Map<string, Readonly<{ source: string; written: WrittenTexts }>>();

/** What is written in a file; the same file is asked for each of its texts. */
function read(file: string, source = fileText(file)): WrittenTexts {
  const before = lastRead.get(file);
  if (before?.source === source) return before.written;
  const written = writtenTexts(file, source);
  lastRead.set(file, { source, written });
  return written;
}

/** Every beginning of a path, the longest first. */
const beginnings = (path: string): readonly string[] => {
  const names = path.split('.');
  return names.map((_, index) => names.slice(0, names.length - index).join('.'));
};

/** How a text that is missing is written; into a list or among the values of code it cannot be put. */
function added(path: string, { ends }: WrittenTexts, text: string): Edit | undefined {
  const group = [...beginnings(path).slice(1), ''].find((name) => ends.has(name));
  const inside = path.slice(group ? group.length + 1 : 0).split('.');
  if (group === undefined || inside.some((name) => /^(?:\d+|….*)$/.test(name))) return undefined;
  return ends.get(group)?.(inside, text);
}

type Beside = Readonly<{ key: string; file: string; path: string; english: string }>;

/** What stands at a path, or in the constant of the same file that is named there. */
const textAt = (path: string, { texts, elsewhere }: WrittenTexts) =>
  texts.get(path) ?? texts.get(elsewhere.get(path) ?? '');

/** A text beside what stands for it in the file of a language; nothing where code stands there. */
function unitOf({ key, file, path, english }: Beside, own: WrittenTexts): readonly Draft[] {
  const text = textAt(path, own)?.text;
  const isCode = beginnings(path).some((one) => own.elsewhere.has(one));
  if (text === undefined ? isCode : isName(path, english, text)) return [];
  const write = (source: string, now: string) => {
    const written = read(file, source);
    const edit = textAt(path, written)?.edit(now) ?? added(path, written, now);
    return edit && edited(source, edit);
  };
  return [{ key, file, english, own: text ?? '', write }];
}

/** The words of the pages: a file in English, and one of the same name in the language. */
function messageUnits(language: Translated): readonly Draft[] {
  const folder = 'content/src/messages/';
  const names = find(`${folder}en/**/*.ts`).map((path) => path.slice(`${folder}en/`.length, -3));
  const ofVisitors = names.filter(
    (name) => !/\.test$|^index$|^office-texts$|^platforms\/index$/.test(name) && !isForFirm(name),
  );
  return ofVisitors.flatMap((name) => {
    const file = `${folder}${language}/${name}.ts`;
    const own = read(file);
    return [...read(`${folder}en/${name}.ts`).texts].flatMap(([path, { text }]) =>
      text === '' ? [] : unitOf({ key: `messages/${name}:${path}`, file, path, english: text }, own),
    );
  });
}

/** What the firm alone reads. */
const ofFirm = /\/launch\//;

/** The texts of entries: wherever English stands under its name. */
function entryUnits(language: Translated): readonly Draft[] {
  const files = find('content/entries/**/*.{ts,json}').filter((file) => !ofFirm.test(file));
  return files.flatMap((file) => {
    const written = read(file);
    return [...written.texts].flatMap(([path, { text }]) => {
      const names = path.split('.');
      const at = names.indexOf('en');
      if (at === -1 || text === '') return [];
      const name = file.slice('content/'.length).replace(/\.\w+$/, '');
      const key = `${name}:${names.toSpliced(at, 1).join('.')}`;
      return unitOf({ key, file, path: names.with(at, language).join('.'), english: text }, written);
    });
  });
}

/** Every text of messages and entries as it is written, beside its translation. */
export const shortDrafts = (language: Translated): readonly Draft[] => [
  ...messageUnits(language),
  ...entryUnits(language),
];
