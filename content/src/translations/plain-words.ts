import { exceptions } from './plain-words-exceptions.ts';

/** A phrase that visitors stumble on, and what they would say. */
type PlainWord = Readonly<{ phrase: RegExp; better: string }>;

/**
 * `pattern = better`, one a line: phrases in a sense of our own, of a word order that is not English, or that need the
 * paragraph to be understood. Plain English stays: "takes 3–10 business days" is right, "what the state takes" is not.
 */
const phrases = `
land(?:s|ed)\\b = you receive, arrives
kept (?:to compare|for this visit|yet)\\b = saved
(?:stands?|stood) (?:first|here|there|beside|beneath|side by side|at the|in (?:the|its|their)|on (?:the|its|their))\\b = is
as it stood\\b = the rule on that day
(?:was|were|is|are) read (?:on|in|there|at|once|twice)\\b = was checked
(?:last|not) read\\b = last checked, not checked
(?:we|you) have (?:not )?read\\b = we found
read (?:once|twice|in (?:one|two) places?|on (?:one|no) page)\\b = we found one source, confirmed by two sources
by whom\\b = who
open its ledger\\b = see the breakdown
ways? of paying\\b = payment method
(?:common|every|each) ways?\\b(?! of) = route, option, method
what (?:the |a |each |others? )?\\w+ takes?\\b = charges
(?:law|state|rule|form|registry) asks? (?:\\w+ )?for\\b = requires
speaks? (?:for|against)\\b = pros, cons
late costs\\b = late-filing penalties
doubles none\\b = does not duplicate
be done (?:on|by|before)\\b = file by
seed\\b = leave it out
ask it backwards\\b = work out the price you need
is over\\b = has ended
hangs? on\\b = depends on
those (?:for|to) whom\\b = you
who(?:ever|mever)\\b = anyone who
also (?:without|when|if|after)\\b = even
lay aside\\b = set aside
middle of the market\\b = mid-market
at first sight\\b = the first time
took the place of\\b = replaced
nobody (?:says|publishes)\\b = is not published
need not\\b = don’t have to
day on which\\b = day
(?:it|they) counts? from\\b = start date
\\d{1,2} (?:January|February|March|April|June|July|August|September|October|November|December),? 20\\d\\d = 28 Nov 2026
(?:authori|recogni|reali|summari)z(?:e|ing|ation) = -ise, the British spelling
fulfillment\\b = fulfilment
trademarks?\\b = trade mark
(?:colors?|favorites?|(?<!Seller )centers?|labor)\\b = the British spelling
`;

const plainWords: readonly PlainWord[] = phrases
  .trim()
  .split('\n')
  .map((line) => {
    const [pattern = '', better = ''] = line.split(' = ');
    return { phrase: new RegExp(String.raw`\b(?:${pattern})`, 'i'), better };
  });

/** Without addresses, and without what is quoted from somewhere else: titles of sources, foreign papers. */
const own = (text: string) => text.replaceAll(/“[^”]*”|\[[^\]]*\]\([^)]*\)|\bhttps?:\S+|\btitle: "[^"]*"/g, ' ');

/** What to say in place of each phrase that an English text for visitors holds and should not. */
export const betterWords = (key: string, english: string): readonly string[] =>
  exceptions.includes(key) ? [] : phrasesIn(english);

/** The phrases that a text holds, each with what to say. */
export function phrasesIn(english: string): readonly string[] {
  return plainWords.flatMap(({ phrase, better }) => {
    const found = phrase.exec(own(english))?.[0];
    return found === undefined ? [] : `“${found}”: say ${better}`;
  });
}
