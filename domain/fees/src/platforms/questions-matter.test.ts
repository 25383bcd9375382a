/**
 * Nobody is asked what changes nothing: wherever a question is asked, there are answers to the others with which two
 * answers to it give two results. What nobody has published is refused, or named among what is not counted, and counts as
 * a result: it says why the question changes no amount.
 */
import { toExactText } from '@formation/money';
import { casesTimes } from '@formation/money/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryTexts } from '../../testing/arbitrary.ts';
import type { Calculator } from '../platform.ts';
import { loadPlatform, platformNames } from '../platforms.ts';
import { isAsked, type Field } from '../question/field.ts';
import { readAnswers, type Texts } from '../question/read.ts';
import { isRefusal } from '../refusal.ts';

const day = '2026-11-21';
const platforms = await Promise.all(platformNames.map(async (name) => ({ name, ...(await loadPlatform(name)) })));

/** What a reader gets; nothing where nobody has published what it takes. */
function reply({ question, answer }: Calculator, texts: Texts): string | undefined {
  const found = answer(readAnswers(question, texts).answers, day);
  if (isRefusal(found)) return undefined;
  const amounts = Object.values(found.lines).map(
    (line) => line && [line.key, toExactText(line.value), line.value.currency],
  );
  return JSON.stringify([amounts, found.total, found.notCounted]);
}

/** What can be answered after these texts, as far as some others say; nothing where it is not asked. */
function waysToAnswer(
  { question }: Calculator,
  field: Field,
  texts: Texts,
  others: readonly Texts[],
): readonly string[] {
  const { answers } = readAnswers(question, texts);
  if (!isAsked(field, answers)) return [];
  if (field.kind === 'yes') return ['', 'yes'];
  if (field.kind === 'choice') return [...(field.optional ? [''] : []), ...field.offered(answers)];
  return [...new Set(others.map(({ [field.key]: text = '' }) => text))].slice(0, 6);
}

const isChosen = ({ kind }: Field) => kind === 'yes' || kind === 'choice';

describe.each(platforms)('$name', (calculator) => {
  const { fields } = calculator.question;
  const someTexts = arbitraryTexts(calculator.question);
  const others = fc.sample(someTexts, { seed: 1, numRuns: 40 });

  /** Whether answers to a question differ with these texts or some others; yes where each of them is refused. */
  function matters(field: Field, texts: Texts): boolean {
    const ways = waysToAnswer(calculator, field, texts, others);
    const before = fields.slice(0, fields.indexOf(field)).filter(isChosen);
    const unchanged = Object.fromEntries(before.map(({ key }) => [key, texts[key]]));
    let areRefused = true;
    for (const other of [texts, ...others]) {
      const all = new Set(ways.map((way) => reply(calculator, { ...other, ...unchanged, [field.key]: way })));
      if (all.size > 1) return true;
      areRefused &&= all.has(undefined);
    }
    return areRefused;
  }

  test('what is asked can change the result', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        const request = fields.filter((field) => waysToAnswer(calculator, field, texts, others).length > 1);
        expect(request.filter((field) => !matters(field, texts)).map(({ key }) => key)).toEqual([]);
      }),
      casesTimes(0.25),
    );
  });
});
