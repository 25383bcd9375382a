import {
  breadcrumb,
  chineseHits,
  codeBook,
  coverage,
  didYouMean,
  equivalence,
  isicClasses,
  makeOrBuy,
  search,
  searchIndexInSteps,
  type Entry,
  type Equivalent,
  type Hit,
  type MakeOrBuy,
  type SearchIndex,
  type System,
} from '@formation/codes';
import { tables } from '@formation/codes/tables';
import { mostAnswers } from './most-answers.ts';

const aPause = () => new Promise((resolve) => setTimeout(resolve));

/** For how many milliseconds the page may stand still: a pause of the browser costs four. */
const STRETCH = 16;

/** Builds the index in portions, so that the page answers to touch meanwhile. */
async function indexOf(book: ReturnType<typeof codeBook>): Promise<SearchIndex> {
  const steps = searchIndexInSteps(book);
  let resumed = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - resumed < STRETCH) continue;
    await aPause();
    resumed = performance.now();
  }
}

export type ChineseTitles = ReadonlyMap<string, string>;
export type Question = Readonly<{ query: string; systems: readonly System[]; chinese: ChineseTitles | undefined }>;

/** An answer, with what was asked for in the Chinese title too. */
export type Answer = Hit & Readonly<{ inChinese: Hit['inTitle'] }>;

/** What comes closest elsewhere. Its table loads when the first entry opens; one that did not come can be asked for again. */
function equivalentsOf(book: ReturnType<typeof codeBook>) {
  let opened: Promise<(entry: Entry) => readonly Equivalent[]> | undefined;
  return () => {
    opened ??= import('@formation/codes/equivalents').then(({ equivalents }) => equivalence(book, equivalents));
    opened.catch(() => (opened = undefined));
    return opened;
  };
}

/** The search with its lists. This module and the lists load when the visitor turns to the search. */
export async function openCodes() {
  const book = codeBook(tables);
  const index = await indexOf(book);
  return {
    breadcrumb,
    coverage: (entry: Entry) => coverage(book, entry),
    openEquivalents: equivalentsOf(book),
    isicClasses: isicClasses(book),
    didYouMean: (query: string) => didYouMean(index, query),
    /** The two answers where it matters whether a product is made or bought, in the lists that are asked. */
    makeOrBuy: ({ query, systems }: Question): MakeOrBuy | undefined => {
      const both = makeOrBuy(index, query);
      const wanted = ({ system }: Entry): boolean => systems.includes(system);
      return both && { made: both.made.filter(wanted), bought: both.bought.filter(wanted) };
    },
    find: book.find,
    children: book.children,
    /** A question in Chinese is answered from the Chinese titles, once they are there. */
    answers: ({ query, systems, chinese }: Question): readonly Answer[] => {
      const found = chinese && systems.includes('hsic') ? chineseHits(book, chinese, query) : [];
      if (found.length > 0)
        return found.slice(0, mostAnswers).map((hit) => ({ ...hit, inTitle: [], inChinese: hit.inTitle }));
      return search(index, query, { systems, limit: mostAnswers }).map((hit) => ({ ...hit, inChinese: [] }));
    },
  };
}

export type CodeEngine = Awaited<ReturnType<typeof openCodes>>;
