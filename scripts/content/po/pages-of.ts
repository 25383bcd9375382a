import { fileText } from './file-text.ts';
import { isTyped } from './kinds-of-text.ts';
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

/** Files of messages that are part of every page, or of pages of which there are many: one of those. */
const onMany: Readonly<Record<string, string>> = {
  shell: '/',
  office: '/privacy-policy',
  formationPages: '/formation/uk',
  fiveTips: '/blog/five-tips-to-keep-your-business-finances-on-track',
};

/** Where the short texts of entries stand. */
const ofEntries: Readonly<Record<string, string>> = {
  claims: '/about',
  companyFormation: '/',
  countries: '/pricing',
  facts: '/services',
  formationCards: '/services',
  holidays: '/meet',
  nameGenerator: '/name-generator',
  packages: '/pricing',
  serviceCards: '/services',
  servicePrices: '/pricing',
  toolQuestions: '/resources',
  tools: '/resources',
};

/** Where the picture of a tool, a service or a country stands. */
function pageOfPaper(name: string): string {
  const href = writtenTexts(tools, fileText(tools)).texts.get(`tools.${name}.href`)?.text;
  return href ?? (['us', 'uk', 'hong-kong'].includes(name) ? `/formation/${name}` : `/service/${name}`);
}

const ofFolders: Readonly<Record<string, string>> = {
  services: '/service/',
  formation: '/formation/',
  blog: '/blog/',
  legal: '/',
};

/** The pages of a text that the record names, such as `messages.platforms.ebay.page.title`. */
function pagesOfRecorded(key: string, byFile: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const [kind, group = '', name = ''] = key.split('.');
  const isOfPlatform =
    (kind === 'messages' && group === 'platforms') || (kind === 'entries' && group === 'calculators');
  if (isOfPlatform) return [`/calculator/${name}`];
  if (kind === 'entries' && group === 'papers') return [pageOfPaper(name)];
  if (kind === 'entries') return ofEntries[group] ? [ofEntries[group]] : [];
  return onMany[group] ? [onMany[group]] : (byFile.get(group) ?? []);
}

/** Says on which pages a text stands, those first that are named after its file; none for mails and pictures. */
export function pagesOf(): (unit: Unit) => readonly string[] {
  const byFile = pagesByFile();
  return ({ key, recorded }) => {
    const [, folder = '', name = ''] = /^(services|formation|blog|legal)\/([^:]+):/.exec(key) ?? [];
    if (isTyped({ key })) return ['/search'];
    if (folder !== '') return [`${ofFolders[folder] ?? '/'}${name}`];
    return [...new Set(recorded.flatMap((one) => pagesOfRecorded(one, byFile)))];
  };
}
