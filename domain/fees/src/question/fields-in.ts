import type { Money, Rate } from '@formation/money';
import type { Field } from './field.ts';
import type { AnswersOf, Question } from './question.ts';

type Kind = Field['kind'];
type AnswerOf = Readonly<{ amount: Money; percent: Rate; number: Rate; choice: string; yes: boolean }>;
/** The keys of what is answered as a kind of field is. */
type KeyOf<A, K extends Kind> = { [P in keyof A & string]: A[P] extends AnswerOf[K] ? P : never }[keyof A & string];

/** The fields of a kind in a part of a form, in the question's order: what a form that is laid out by hand asks there. */
export function fieldsIn<Q extends Question, K extends Kind>({ fields }: Q, group: string, kind: K) {
  type Wanted = Extract<Field, { kind: K }> & Readonly<{ key: KeyOf<AnswersOf<Q>, K> }>;
  return fields.filter((field): field is Wanted => field.group === group && field.kind === kind);
}
