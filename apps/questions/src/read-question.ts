import { type Answers, fieldsByName, hyphenated, idleFields, type IsoDate, readAnswers } from '@formation/fees';
import type { CallQuestion, TextField } from './call-question.ts';
import type { QuestionRequest } from './call.ts';
import { type FieldWords, idleFault, readingFaults, textFault } from './field-faults.ts';
import { dayIn, languageFault, textsIn } from './read-query.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/** What an address says: answers to the question, texts beside them, and the day that counts. */
export type Read<A> = Readonly<{ answers: A; texts: Readonly<Record<string, string>>; day: IsoDate }>;

/** Every name under which something of a question is read, by its key. */
function namesOf({ question, texts = [] }: CallQuestion) {
  const byName = fieldsByName(question.fields);
  const ofTexts = new Map(texts.flatMap(({ key }) => [[key, key] as const, [hyphenated(key), key] as const]));
  return {
    keyOf: (name: string) => byName.get(name)?.key ?? ofTexts.get(name),
    names: [...question.fields, ...texts].map(({ key }) => hyphenated(key)),
  };
}

/**
 * What an address says, and the day; or everything in it that is refused.
 *
 * @param labelOf - what a field is called in the caller's language; its name in the address where there is no word.
 */
export function readQuestion<A extends Answers>(
  callQuestion: CallQuestion<A>,
  { query, language, today }: QuestionRequest,
  labelOf: FieldWords['labelOf'] = hyphenated,
): Read<A> | Readonly<{ refused: Refusal }> {
  const { question, texts: fields = [] } = callQuestion;
  const words = { language, labelOf };
  const { texts, faults: misnamed } = textsIn(query, { language, ...namesOf(callQuestion) });
  const { day, fault: noDay } = { fault: undefined, day: today, ...dayIn(texts['day'] ?? '', { language, today }) };
  const { answers, faults } = readAnswers(question, texts);
  const isIdle = ({ key, applies }: TextField) => texts[key] !== undefined && applies?.(answers) === false;
  const [first, ...others] = [
    ...misnamed,
    ...languageFault(texts['lang'], language),
    ...(noDay ? [noDay] : []),
    ...readingFaults(question, { faults, answers }, words),
    ...fields
      .filter((field) => !isIdle(field))
      .flatMap((field) => textFault(field, texts[field.key] ?? '', words) ?? []),
    ...[...idleFields(question, texts, answers), ...fields.filter(isIdle)].map((field) => idleFault(field, words)),
  ];
  return first ? { refused: refusalOf([first, ...others]) } : { answers, texts, day };
}
