import { isFiller, words, type Word } from '../words/words.ts';
import { impliedIntents, inWordsOfLists, isOtherParty, isTechniqueOf, isVague } from './everyday-speech.ts';
import { decided, intentsOf, type Intent } from './intents.ts';

/**
 * A typed word with how much it counts beside the others, whether it names the thing that is asked for, and whether it
 * hardly belongs to its name.
 */
export type AskedWord = Readonly<{ word: Word; weight: number; isLast: boolean; isHead: boolean; isBeside: boolean }>;

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
/** How much a word counts that stands in many phrases, or names who is dealt with. */
const HARDLY = 0.25;
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
  return name.findLastIndex(({ folded }) => intentsOf(folded).length === 0 && !isVague(folded));
}

/** Whether a word says that something is made by hand: so it may be sold, too. */
export const isMadeByHand = (folded: string): boolean => folded === 'handmade';

const shops: ReadonlySet<Intent> = new Set(['retail', 'online']);

/** What is said to be done. A shop for handmade things is asked for as a shop: whether it makes them is another question. */
function intentsIn(done: readonly Word[], text: string): readonly Intent[] {
  const implied = impliedIntents(text);
  const all = [...done.flatMap(({ folded }) => intentsOf(folded)), ...implied];
  if (!all.some((intent) => shops.has(intent))) return decided(all);
  return decided([
    ...done.filter(({ folded }) => !isMadeByHand(folded)).flatMap(({ folded }) => intentsOf(folded)),
    ...implied,
  ]);
}

/** Reads a question: what it asks for, what is said beside that, and what is done with it. */
export function readQuestion(query: string): Question {
  const said = query.replace(LEFT_OUT, (left) => ' '.repeat(left.length));
  const text = inWordsOfLists(said);
  const all = words(text);
  const telling = all.filter(({ folded }) => !isFiller(folded));
  const chosen = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  const aside = asides(text);
  const isHardly = ({ folded, start }: Word): boolean => isVague(folded) || (aside(start) < 1 && isOtherParty(folded));
  const intents = intentsIn(
    chosen.filter((word) => !isHardly(word)),
    text,
  );
  const head = headOf(text, chosen);
  const hasThing = chosen.some(({ folded }) => intentsOf(folded).length === 0);
  const weightOf = (word: Word, next: Word | undefined): number => {
    if (isHardly(word) || (isMadeByHand(word.folded) && !intents.includes('make'))) return HARDLY;
    if (hasThing && intentsOf(word.folded).length > 0) return OF_INTENT;
    return isTechniqueOf(word.folded, next && intentsOf(next.folded).length === 0 ? next.folded : undefined)
      ? HARDLY
      : aside(word.start);
  };
  return {
    intents,
    words: chosen.map((word, at) => ({
      word,
      weight: weightOf(word, chosen[at + 1]),
      isHead: at === head,
      isLast: at === chosen.length - 1 && /\S$/.test(text),
      isBeside: isHardly(word) || aside(word.start) < 1,
    })),
  };
}
