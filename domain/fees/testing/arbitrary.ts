import fc from 'fast-check';
import type { Field } from '../src/question/field.ts';
import type { Question } from '../src/question/question.ts';
import { readAnswers, type Texts } from '../src/question/read.ts';

/** An amount or a number as people type it, with the edges of tables among them. */
const aNumber = (least = 0, most = 100_000): fc.Arbitrary<string> =>
  fc.oneof(
    fc.integer({ min: Math.ceil(least * 100), max: most * 100 }).map((hundredths) => (hundredths / 100).toFixed(2)),
    fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(most, least + 100)) }).map(String),
  );

const left = fc.constant(undefined);

function textFor(field: Field): fc.Arbitrary<string | undefined> {
  switch (field.kind) {
    case 'yes':
      return fc.constantFrom(undefined, 'yes');
    case 'choice':
      return fc.option(fc.constantFrom(...field.choices), { nil: undefined });
    case 'percent':
      return fc.oneof(left, aNumber(Number(field.least ?? 0), Number(field.most ?? 100)));
    case 'number':
      return fc.oneof(left, aNumber(Number(field.least ?? 0), Number(field.most ?? 120)));
    case 'amount':
      return field.needed === true ? aNumber() : fc.oneof(left, aNumber());
  }
}

/** Texts for every field of a question, made from the question itself: what is offered follows from what was chosen. */
export function arbitraryTexts(question: Question): fc.Arbitrary<Texts> {
  return fc
    .record(Object.fromEntries(question.fields.map((field) => [field.key, textFor(field)])))
    .map((texts) => ({ ...texts }));
}

/** Answers to a question; a choice that the others rule out falls to the first that is offered. */
export function arbitraryAnswers<A>(question: Question<A>): fc.Arbitrary<A> {
  return arbitraryTexts(question as Question).map((texts) => answersTo(question, texts));
}

/** The answers that texts give, as a face reads them. */
export function answersTo<A>(question: Question<A>, texts: Texts): A {
  return readAnswers(question as Question, texts).answers as A; // read by the question itself
}
