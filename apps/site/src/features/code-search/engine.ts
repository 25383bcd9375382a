import {
  breadcrumb,
  codeAnswers,
  codeBook,
  coverage,
  didYouMean,
  equivalence,
  isicClasses,
  makeOrBuy,
  searchIndexInSteps,
  type CodeAnswer,
  type CodeQuestion,
  type Entry,
  type Equivalent,
  type MakeOrBuy,
  type SearchIndex,
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

export type Question = Omit<CodeQuestion, 'limit'>;

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
    answers: (question: Question): readonly CodeAnswer[] => codeAnswers(index, { ...question, limit: mostAnswers }),
  };
}

export type CodeEngine = Awaited<ReturnType<typeof openCodes>>;
