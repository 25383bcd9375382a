import { isTranslated, locales, type Locale, type MessageFile, site } from '@formation/content';

const entries = '../../../../../content/entries/';
/** The translated long texts, such as `services/ein/si.md`: only their names are read. */
const longTexts = new Set(
  Object.keys(import.meta.glob(['../../../../../content/entries/*/*/*.md', '!**/en.md'], { query: '?raw' })).map(
    (name) => name.replace(entries, ''),
  ),
);
const hasLongText = (text: string, locale: Locale) => longTexts.has(`${text}/${locale}.md`);

type Words = readonly [file: MessageFile, ...files: readonly MessageFile[]];

/** The files of messages of which a page is made, beside those of its frame. A page that is missing stays English. */
const wordsOf: Readonly<Record<string, Words>> = {
  '/': ['home', 'about', 'services', 'pricing', 'payouts', 'stateFee', 'testimonials'],
  '/404': ['shell'],
  '/about': ['about', 'home'],
  '/blog': ['blog'],
  '/blog/external': ['blog'],
  '/calculator': ['calculators', 'embed', 'feeNews', 'feeTables', 'formation', 'platforms', 'services', 'sharing'],
  '/calculator/bulk': ['bulk', 'calculators', 'fileField', 'platforms', 'resources'],
  '/calculator/compare': ['compare', 'calculators', 'fileField', 'platforms', 'sharing'],
  '/company-cost': ['companyCost', 'calculators', 'deadlines', 'embed', 'formation', 'homeRules', 'payouts', 'sharing'],
  '/company-cost/states': ['companyCost', 'calculators', 'formation', 'sharing'],
  '/contact-us': ['contact', 'fileField'],
  '/contact-us/not-sent': ['contact'],
  '/contact-us/sent': ['contact'],
  '/deadlines': ['deadlinePage', 'deadlines', 'calculators', 'embed', 'sharing', 'reminders'],
  '/developers': ['developers', 'feeTables', 'calculators', 'platforms'], // the pages of fees lead to it
  '/embed/company-cost': ['embed', 'companyCost', 'calculators', 'deadlines', 'formation', 'payouts', 'sharing'],
  '/embed/deadlines': ['embed', 'deadlinePage', 'deadlines', 'calculators', 'sharing'],
  '/embed/payouts': ['embed', 'payouts', 'calculators', 'formation', 'platforms', 'sharing'],
  '/fees': ['feeTables', 'calculators', 'platforms'],
  '/fees/changes': ['feeNews', 'feeTables', 'calculators', 'platforms'],
  '/hsic-search': ['hsicSearch', 'sharing'],
  '/meet': ['meet'],
  '/name-generator': ['nameGenerator', 'sharing'],
  '/offline': ['offline', 'lastResults', 'sharing', 'resources', 'home'],
  '/payouts': ['payouts', 'calculators', 'embed', 'formation', 'platforms', 'sharing'],
  '/pricing': ['pricing', 'about', 'home', 'services', 'stateFee'],
  '/resources': ['resources', 'home'],
  '/rule-checks': ['checksPage', 'calculators', 'formation', 'sharing'],
  '/search': ['search', 'feeTables', 'platforms'],
  '/services': ['services', 'home'],
  '/testimonials': ['testimonials', 'about'],
  '/which-company': ['whichPage', 'calculators', 'companyCost', 'formation', 'homeRules', 'payouts', 'sharing'],
  '/which-company/reasons': ['whichReasons', 'whichPage', 'formation'],
};

/** The same of pages of which there are many. Those with a folder are made of a long text as well. */
const wordsUnder: Readonly<Record<string, Readonly<{ words: Words; folder?: string }>>> = {
  '/blog': { words: ['blog', 'fiveTips'], folder: 'blog' },
  '/calculator': {
    words: ['calculators', 'embed', 'feeNews', 'feeTables', 'formation', 'platforms', 'services', 'sharing'],
  },
  '/embed': { words: ['embed', 'calculators', 'platforms'] },
  '/fee-news': { words: ['feeNews'] },
  '/fees': { words: ['feeTables', 'calculators', 'platforms'] },
  '/formation': {
    words: [
      'formationPages',
      'calculators',
      'companyCost',
      'deadlinePage',
      'deadlines',
      'formation',
      'homeRules',
      'services',
      'sharing',
    ],
    folder: 'formation',
  },
  '/papers': { words: ['papers'] },
  '/reminders': { words: ['reminders'] },
  '/service': { words: ['services', 'about'], folder: 'services' },
  '': { words: ['office'], folder: 'legal' },
};

/** What a page is made of; undefined when it is English alone. */
function partsOf(page: string): Readonly<{ words: Words; folder?: string }> | undefined {
  const words = wordsOf[page];
  return words ? { words } : wordsUnder[page.slice(0, page.lastIndexOf('/'))];
}

/** The files of messages that a page is made of, those of its frame too; `page` is the one in English. */
export function wordsOfPage(page: string): readonly MessageFile[] {
  const parts = partsOf(page);
  return parts ? ['shell', ...parts.words] : [];
}

/** The long text that a page is made of, such as `services/ein`; undefined where it has none. */
export function longTextOf(page: string): string | undefined {
  const folder = partsOf(page)?.folder;
  return folder && `${folder}/${page.slice(page.lastIndexOf('/') + 1)}`;
}

/** Whether a page has its words in a language that the owner offers; `path` is the one in English. */
export function isPublished(locale: Locale, path: string): boolean {
  if (locale === 'en') return true;
  if (!site.besideEnglish.includes(locale)) return false;
  const page = path.replace(/[?#].*$/, '');
  const files = wordsOfPage(page);
  if (files.length === 0 || !files.every((file) => isTranslated(locale, file))) return false;
  const text = longTextOf(page);
  return text === undefined || hasLongText(text, locale);
}

/** The pages of which there is one each that a language does not have: what a script draws leads to the English ones. */
export const missingIn = (locale: Locale): readonly string[] =>
  Object.keys(wordsOf).filter((page) => !isPublished(locale, page));

/** Every language that the site knows, in the order of the menu. */
export const everyLocale = Object.keys(locales) as readonly Locale[]; // Object.keys loses the names that `locales` has

/** The languages in which a page is published. */
export const languagesOf = (path: string): readonly Locale[] =>
  everyLocale.filter((locale) => isPublished(locale, path));
