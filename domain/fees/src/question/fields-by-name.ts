import { isAsked, type Answers, type Field } from './field.ts';
import { hyphenated } from './id-of.ts';
import type { Question } from './question.ts';
import type { Texts } from './read.ts';

/**
 * Each field by its name in words, `sold-price`, by its key, and by what other programs call it where no field has that
 * name: for faces where a name is written beside its value.
 */
export function fieldsByName(fields: readonly Field[]): ReadonlyMap<string, Field> {
  const aliases = fields.flatMap((field) => (field.aliases ?? []).map((alias) => [alias, field] as const));
  const keys = fields.map((field) => [field.key, field] as const);
  return new Map([...aliases.toReversed(), ...keys, ...fields.map((field) => [hyphenated(field.key), field] as const)]);
}

/** The fields that something is given for, though the other answers leave nothing to ask there. */
export function idleFields({ fields }: Question, texts: Texts, answers: Answers): readonly Field[] {
  return fields.filter((field) => texts[field.key] !== undefined && !isAsked(field, answers));
}
