import { isFiller, words, type Word } from '../words/words.ts';
import { decided, intentsOf, type Intent } from './intents.ts';

/** A typed word with how much it counts beside the others, and whether it names the thing that is asked for. */
export type AskedWord = Readonly<{ word: Word; weight: number; isLast: boolean; isHead: boolean }>;

/** A question, taken apart. */
export type Question = Readonly<{ words: readonly AskedWord[]; intents: readonly Intent[] }>;

/** Nobody names a trade in more words; a pasted page must not stop the browser. */
const MOST_WORDS = 14;
/** What is asked for stands before these words, what it is for or made of behind them. */
const BESIDE = /^(?:for|from|with|by|used|using|containing|under|on|in|at|to|except)$/;
/** Where the name of the thing ends. */
const NAME_ENDS = /[(),;]|(?<=\S )\b(?:for|from|with|by|used|using|containing|under|on|in|at|to|except|made of)\b/i;
/** How much a word counts in what is only said beside the thing asked for. */
const ASIDE = 0.55;
/** How much a word counts that says what is done: it chooses the place more than the thing. */
const OF_INTENT = 0.5;
const HOME_MADE = /\bhome[- ]?made\b/gi;
const LEFT_OUT =
  /\b(?:except|excl(?:uding|\.)?|other than|but not|not including|nor|without)\b[^,;)]*|(?<=[(,;]\s*)(?:not|no)\b[^,;)]*/gi;

/** How much each part of a text counts, from the character where it begins. */
function asides(text: string): (at: number) => number {
  let depth = 0;
  let isBeside = false;
  const factors = new Array<number>(text.length).fill(1);
  for (const match of text.matchAll(/[(),;]|[^\s(),;]+/g)) {
    const part = match[0];
    if (part === '(') depth++;
    else if (part === ')') depth--;
    else if (/[,;]/.test(part)) isBeside = false;
    else if (BESIDE.test(part.toLowerCase())) isBeside = true;
    factors.fill(depth > 0 || isBeside ? ASIDE : 1, match.index);
  }
  return (at) => factors[at] ?? 1;
}

/** The place of the word that names the thing: the last one that says nothing about what is done with it. */
function headOf(text: string, chosen: readonly Word[]): number {
  const ends = NAME_ENDS.exec(text)?.index ?? text.length;
  const beside = chosen.findIndex(({ start }, at) => at > 0 && start >= ends);
  const name = beside < 0 ? chosen : chosen.slice(0, beside);
  return name.findLastIndex(({ folded }) => intentsOf(folded).length === 0);
}

/** Reads a question: what it asks for, what is said beside that, and what is done with it. */
export function readQuestion(query: string): Question {
  const said = query.replace(LEFT_OUT, (left) => ' '.repeat(left.length));
  const text = said.replace(HOME_MADE, (found) => 'handmade'.padEnd(found.length));
  const all = words(text);
  const telling = all.filter(({ folded }) => !isFiller(folded));
  const chosen = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  const aside = asides(text);
  const intents = decided(chosen.flatMap(({ folded }) => intentsOf(folded)));
  const head = headOf(text, chosen);
  const hasThing = chosen.some(({ folded }) => intentsOf(folded).length === 0);
  return {
    intents,
    words: chosen.map((word, at) => {
      const isIntent = hasThing && intentsOf(word.folded).length > 0;
      const weight = isIntent ? OF_INTENT : aside(word.start);
      return { word, weight, isHead: at === head, isLast: at === chosen.length - 1 && /\S$/.test(text) };
    }),
  };
}
