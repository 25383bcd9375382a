import fc from 'fast-check';
import type { Field } from '../src/question/field.ts';
import type { Question } from '../src/question/question.ts';
import { readAnswers, type Texts } from '../src/question/read.ts';

type Range = Readonly<{ least?: number; most: number }>;

/** An amount or a number as people type it, with the edges of tables among them. */
const aNumber = ({ least = 0, most }: Range): fc.Arbitrary<string> =>
  fc.oneof(
    fc.integer({ min: Math.ceil(least * 100), max: most * 100 }).map((hundredths) => (hundredths / 100).toFixed(2)),
    fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(most, least + 100)) }).map(String),
  );

/** A measure or a count: as many below one and below ten as above, since what is small has prices of its own. */
const aMeasure = ({ least = 0, most }: Range): fc.Arbitrary<string> =>
  fc.oneof(...[1, 10, most].map((end) => aNumber({ least, most: Math.max(least, Math.min(end, most)) })));

const left = fc.constant(undefined);

/** What is counted or measured lies around its example, or, as the sides of a parcel, anywhere that a table has. */
const typicalMost = ({ example }: Field) => (example === undefined ? 120 : 3 * Number(example));

function textFor(field: Field): fc.Arbitrary<string | undefined> {
  switch (field.kind) {
    case 'yes':
      return fc.constantFrom(undefined, 'yes');
    case 'choice':
      return fc.option(fc.constantFrom(...field.choices), { nil: undefined });
    case 'percent':
      return orLeft(field, aNumber({ least: Number(field.least ?? 0), most: Number(field.most ?? 100) }));
    case 'number':
      return orLeft(field, aMeasure({ least: leastOf(field), most: Number(field.most ?? typicalMost(field)) }));
    case 'amount':
      return orLeft(field, aNumber({ most: 100_000 }));
  }
}

/** A measure that is needed is not 0. */
const leastOf = (field: Extract<Field, { kind: 'number' }>) => Number(field.least ?? (isNeeded(field) ? '0.01' : '0'));

/** What is needed is given: whether it is left out is decided for all of it together. */
function orLeft(field: Field, text: fc.Arbitrary<string>): fc.Arbitrary<string | undefined> {
  return isNeeded(field) ? text : fc.oneof(left, text);
}

const isNeeded = (field: Field) => 'needed' in field && field.needed !== undefined;

/**
 * Texts for every field of a question, made from the question itself: what is offered follows from what was chosen. Most
 * give all that is needed, the others some of it.
 */
export function arbitraryTexts(question: Question): fc.Arbitrary<Texts> {
  const texts = fc.record(Object.fromEntries(question.fields.map((field) => [field.key, textFor(field)])));
  const needed = question.fields.filter(isNeeded).map(({ key }) => key);
  const leftOut = fc.oneof({ weight: 8, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: fc.subarray(needed) });
  return fc
    .tuple(texts, leftOut)
    .map(([given, without]) => ({ ...given, ...Object.fromEntries(without.map((key) => [key, undefined])) }));
}

/** Answers to a question; a choice that the others rule out falls to the first that is offered. */
export function arbitraryAnswers<A>(question: Question<A>): fc.Arbitrary<A> {
  return arbitraryTexts(question as Question).map((texts) => answersTo(question, texts));
}

/** The answers that texts give, as a face reads them. */
export function answersTo<A>(question: Question<A>, texts: Texts): A {
  return readAnswers(question as Question, texts).answers as A; // read by the question itself
}
