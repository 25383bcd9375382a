import { fileText } from './file-text.ts';
import type { Unit } from './unit.ts';
import { writtenTexts } from './written-texts.ts';

const tools = 'content/entries/tools/tools.ts';
const list = 'apps/site/src/lib/language/translated-pages.ts';

/** Which page a file of messages makes first of all; then every other that it is part of. */
function pagesByFile(): ReadonlyMap<string, readonly string[]> {
  const named = [...writtenTexts(list, fileText(list)).texts].flatMap(([path, { text }]) => {
    const [, page = '', place = ''] = /^wordsOf\.(.*)\.(\d+)$/.exec(path) ?? [];
    return page === '' ? [] : [{ page, place: Number(place), file: text }];
  });
  const byPlace = named.toSorted((one, other) => one.place - other.place);
  return new Map([...Map.groupBy(byPlace, ({ file }) => file)].map(([file, of]) => [file, of.map(({ page }) => page)]));
}

/**
 * Where texts stand whose file does not say it, by the beginning of the name under which they are recorded: one page, or
 * two of those that show them.
 */
const pagesByBeginning = fileText('scripts/content/po/pages.txt')
  .trim()
  .split('\n')
  .map((line) => line.split(' = '))
  .map(([beginning = '', pages = '']) => [beginning, pages.split(' ')] as const)
  .toSorted(([one], [other]) => other.length - one.length);

const listed = (key: string) => pagesByBeginning.find(([beginning]) => key.startsWith(beginning))?.[1];

/** Where the picture of a tool, a service or a country stands. */
function pageOfPaper(name: string): string {
  const href = writtenTexts(tools, fileText(tools)).texts.get(`tools.${name}.href`)?.text;
  return href ?? (['us', 'uk', 'hong-kong'].includes(name) ? `/formation/${name}` : `/service/${name}`);
}

/** Long texts stand at addresses of their folder. */
const ofFolders: Readonly<Record<string, string>> = {
  services: '/service/',
  formation: '/formation/',
  blog: '/blog/',
  legal: '/',
};

/** The pages of a text that the record names, such as `messages.platforms.ebay.page.title`. */
function pagesOfRecorded(key: string, byFile: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const [kind, group = '', name = ''] = key.split('.');
  const found = listed(key);
  if (found) return found;
  if (kind === 'messages' && group === 'platforms') return [`/calculator/${name}`, `/fees/${name}`];
  if (kind === 'entries' && group === 'calculators') return [`/calculator/${name}`];
  if (kind === 'entries' && group === 'papers') return [pageOfPaper(name)];
  return byFile.get(group) ?? [];
}

/** Says on which pages a text stands, those first that are named after its file; none for mails and pictures. */
export function pagesOf(): (unit: Unit) => readonly string[] {
  const byFile = pagesByFile();
  return ({ key, recorded }) => {
    const [, folder = '', name = ''] = /^(services|formation|blog|legal)\/([^:]+):/.exec(key) ?? [];
    if (folder !== '') return [`${ofFolders[folder] ?? '/'}${name}`];
    return listed(key) ?? [...new Set(recorded.flatMap((one) => pagesOfRecorded(one, byFile)))];
  };
}
