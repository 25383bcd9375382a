import { po, type GetTextTranslation } from 'gettext-parser';
import { kindOf } from './kinds-of-text.ts';
import { exampleOf } from './placeholder-values.ts';
import type { Unit } from './unit.ts';

/** What the head of a file says of all its texts. */
export type Head = Readonly<{
  language: string;
  project: string;
  made: string;
  site: string;
  /** Which texts nobody has accepted yet: they are marked as what is stale is, and their reader takes the mark away. */
  isUnread?: (unit: Unit) => boolean;
}>;

/** A text of a file that came back. */
export type Returned = Readonly<{
  key: string;
  english: string;
  own: string;
  isFuzzy: boolean;
  note: string;
  line: number;
}>;

/** A file that came back; `marksUnread` says that what is not fuzzy in it was read. */
export type ReturnedFile = Readonly<{ language: string; marksUnread: boolean; texts: readonly Returned[] }>;

/** The names in curly brackets of a text, each once. */
export const namesIn = (text: string): readonly string[] => [...new Set(text.match(/\{[\w.]+\}/g))];
const sorted = (text: string) => namesIn(text).toSorted().join();

/** What a translator reads above a text: where it stands, and what its names in curly brackets stand for. */
function notesOn(unit: Unit, pages: readonly string[], { site, language }: Head): readonly string[] {
  const { english, values } = unit;
  const places = pages.slice(0, 2).map((page) => `Page: ${site}/${language}${page === '/' ? '' : page}`);
  const shown = namesIn(english).flatMap((name) => {
    const value = values[name] ?? exampleOf(name);
    return value === undefined ? [] : [`${name}: for example ${value}`];
  });
  return [...kindOf(unit), ...places, ...shown];
}

function entryOf(unit: Unit, pages: readonly string[], head: Head): GetTextTranslation {
  const { key, english, own, isStale, file } = unit;
  const hasNames = namesIn(english).length > 0 && (own === '' || sorted(own) === sorted(english));
  const flags = [...(isStale || head.isUnread?.(unit) ? ['fuzzy'] : []), ...(hasNames ? ['python-brace-format'] : [])];
  return {
    msgctxt: key,
    msgid: english,
    msgstr: [own],
    comments: {
      translator: '',
      extracted: notesOn(unit, pages, head).join('\n'),
      reference: `${file}:${key.slice(key.indexOf(':') + 1)}`.replaceAll(' ', '_'), // by it a spreadsheet knows a text
      flag: flags.join(', '),
      previous: '',
    },
  };
}

/** The texts of a language as a PO file, which Poedit, Weblate and others open. A stale one is fuzzy. */
export function poFile(units: readonly Unit[], pagesOf: (unit: Unit) => readonly string[], head: Head): string {
  const headers = {
    'Project-Id-Version': head.project,
    'PO-Revision-Date': `${head.made} 00:00+0000`,
    'Last-Translator': '',
    'Language-Team': '',
    Language: head.language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    ...(head.isUnread && { 'X-Unread': 'fuzzy' }),
  };
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const unit of units) translations[unit.key] = { [unit.english]: entryOf(unit, pagesOf(unit), head) };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8');
}

/** On which line each text begins, by its key, in however many pieces the key is written. */
function linesOf(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let [line, at] = [1, 0];
  for (const { index, 0: whole } of text.matchAll(/^msgctxt(?:\s*"(?:[^"\\]|\\.)*")+/gm)) {
    line += text.slice(at, index).split('\n').length - 1;
    at = index;
    const pieces = whole.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    found.set(pieces.map((piece) => piece.slice(1, -1).replaceAll(/\\(.)/g, '$1')).join(''), line);
  }
  return found;
}

/**
 * The texts of a PO file, with the line on which each begins.
 *
 * @throws {SyntaxError} where it is no PO file.
 */
export function returnedTexts(text: string): ReturnedFile {
  const { headers, translations } = po.parse(text, { validation: false });
  const lines = linesOf(text);
  const texts = Object.entries(translations).flatMap(([key, group]) =>
    Object.values(group).flatMap(({ msgid, msgstr, comments }) => {
      if (key === '') return []; // the head
      const isFuzzy = /\bfuzzy\b/.test(comments?.flag ?? '');
      return [
        {
          key,
          english: msgid,
          own: msgstr[0] ?? '',
          isFuzzy,
          note: comments?.translator ?? '',
          line: lines.get(key) ?? 0,
        },
      ];
    }),
  );
  return { language: headers['Language'] ?? '', marksUnread: headers['X-Unread'] === 'fuzzy', texts };
}
