import { messages, type CalculatorWords, type Translated } from '@formation/content';
import {
  isRefusal,
  loadPlatform,
  platformNames,
  plainLines,
  readAnswers,
  type Answers,
  type Platform,
  type PlatformName,
} from '@formation/fees';
import { arbitraryTexts } from '@formation/fees/testing';
import fc from 'fast-check';
import type { Label } from './label.ts';

type Words = Readonly<Record<'own' | 'english', CalculatorWords>>;
type Part = 'lines' | 'rows' | 'totals';

const day = '2026-11-21';
/** Some answers to a question, the same every time: enough that nearly every line has an amount in one of them. */
const answersTo = ({ question }: Platform): readonly Answers[] =>
  fc.sample(arbitraryTexts(question), { numRuns: 400, seed: 1 }).map((texts) => readAnswers(question, texts).answers);

/** What a field of the form is answered with: its choices by their names, or the unit of its number. */
function fieldLabels({ question }: Platform, { own, english }: Words, answers: readonly Answers[]): readonly Label[] {
  return question.fields.flatMap((field) => {
    const { key, kind } = field;
    const names: Readonly<Record<string, string>> = own.choices[key] ?? {};
    const valuesOf = (one: Answers): readonly string[] => {
      if (kind === 'choice') return field.choices.map((choice) => names[choice] ?? choice);
      if (kind === 'amount') return [`100 ${field.currency(one)}`];
      if (kind === 'percent') return ['2%'];
      return kind === 'number' ? [`3 ${field.unit?.(one) ?? ''}`.trim()] : [];
    };
    const label = own.fields[key]?.label;
    if (label === undefined) return [];
    const values = [...new Set(answers.flatMap(valuesOf))];
    return [{ place: `fields.${key}`, english: english.fields[key]?.label ?? '', label, values }];
  });
}

/** A value with its unit; a part of a whole in percent. */
const amountText = (value: string, unit: string | undefined) =>
  unit === undefined ? `${(Number(value) * 100).toFixed(1)}%` : `${value} ${unit === 'count' ? '' : unit}`.trim();

/** The first amounts that each line of some answers had, those that are nothing left out. */
function amountsByLine({ answer }: Platform, answers: readonly Answers[]): ReadonlyMap<string, readonly string[]> {
  const amounts = new Map<string, string[]>();
  for (const found of answers.map((one) => answer(one, day))) {
    if (isRefusal(found)) continue;
    for (const { key, value, unit } of plainLines(found)) {
      const before = amounts.get(key) ?? [];
      if (Number(value) !== 0 && before.length < 2) amounts.set(key, [...before, amountText(value, unit)]);
    }
  }
  return amounts;
}

/** Lines of a result, by what they are called as a figure, as a row and as a total. */
function lineLabels(platform: Platform, { own, english }: Words, answers: readonly Answers[]): readonly Label[] {
  const amounts = amountsByLine(platform, answers);
  return (['lines', 'rows', 'totals'] satisfies Part[]).flatMap((part) =>
    Object.entries(own[part] ?? {}).flatMap(([key, label]): readonly Label[] => {
      const values = amounts.get(key) ?? [];
      return values.length === 0
        ? []
        : [{ place: `${part}.${key}`, english: english[part]?.[key] ?? '', label, values }];
    }),
  );
}

async function labelsOf(language: Translated, name: PlatformName): Promise<readonly Label[]> {
  const platform = await loadPlatform(name);
  const words = { own: messages[language].platforms[name].calculator, english: messages.en.platforms[name].calculator };
  const answers = answersTo(platform);
  const labels = [...fieldLabels(platform, words, answers), ...lineLabels(platform, words, answers)];
  return labels.map((label) => ({ ...label, place: `messages/platforms/${name}:${label.place}` }));
}

/** The labels of every calculator with what they get there: questions with their answers, lines with their amounts. */
export const platformLabels = async (language: Translated): Promise<readonly Label[]> =>
  (await Promise.all(platformNames.map((name) => labelsOf(language, name)))).flat();
