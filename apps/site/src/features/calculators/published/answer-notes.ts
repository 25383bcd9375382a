import { fill, type CalculatorWords } from '@formation/content';
import { notesOf, type Answer, type Answers } from '@formation/fees';
import { dayName } from '../../../lib/text/dates/day-name.ts';
import type { ShownPublished } from '../load-words.ts';

type Words = Readonly<{ own: CalculatorWords; published: ShownPublished }>;

/** The sentences under the total: of what was chosen, then of numbers that are known for later days only. */
export const notesUnder = (found: Answer, answers: Answers, words: Words): readonly string[] => [
  ...ownNotes(answers, words.own),
  ...earlyNotes(found, words),
];

function ownNotes(answers: Answers, { notes = {} }: CalculatorWords): readonly string[] {
  return Object.entries(notes).flatMap(([when, text]) => {
    const [key = '', value = ''] = when.split('.');
    return chosenIn(answers, key) === value ? [text] : [];
  });
}

/** Numbers that are known for later days only. */
function earlyNotes(found: Answer, { own, published }: Words): readonly string[] {
  return notesOf(found).map(({ key, start, isSince }) => {
    const words = isSince ? published.onlySince : published.onlySeen;
    return fill(words, { what: upperFirst(own.lines[key] ?? key), day: dayName(start) });
  });
}

/** What was chosen in a field; nothing where it is no choice. */
export function chosenIn(answers: Answers, key: string): string {
  const answer = answers[key];
  return typeof answer === 'string' ? answer : '';
}

/** A name at the beginning of a line. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
