import type { CalculatorWords } from '@formation/content';
import { isAsked, readAnswers, type Calculator, type Field } from '@formation/fees';
import { columnsOf, type LabelledColumn, type OwnColumn, type Settings } from '@formation/fees/lists';

/** A column of a platform's list, as the page calls it. */
export type ShownColumn = LabelledColumn & Readonly<{ label: string }>;

export type Setting = Readonly<{ field: Field; offered: readonly string[]; isOptional: boolean }>;

/** What a field is called away from its form: a choice that a box opens, such as `How long`, by the box. */
export function labelOf(field: Field, { boxes, fields }: CalculatorWords): string {
  const box = field.kind === 'choice' && field.optional ? field.box : undefined;
  return box === undefined ? (fields[field.key]?.label ?? field.key) : (boxes[box] ?? box);
}

/** What the columns are called that belong to no question. */
export type OwnColumns = Readonly<Record<OwnColumn, string>>;

/** The columns of a platform's list with their names. */
export function shownColumns(
  calculator: Calculator,
  words: CalculatorWords,
  labels: OwnColumns,
): readonly ShownColumn[] {
  const fields = new Map(calculator.question.fields.map((field) => [field.key, labelOf(field, words)]));
  const own: Readonly<Record<string, string>> = labels;
  return columnsOf(calculator).map((column) => {
    const { key, of } = column;
    return { ...column, label: (of === 'list' ? own[key] : fields.get(key)) ?? key };
  });
}

/** The choices of a question by what is chosen so far; what a choice rules out is not offered. */
export function settingsOf({ question }: Calculator, chosen: Settings): readonly Setting[] {
  const { answers } = readAnswers(question, chosen);
  return question.fields.flatMap((field): readonly Setting[] => {
    if (field.kind !== 'choice' || !isAsked(field, answers)) return [];
    return [{ field, offered: field.offered(answers), isOptional: field.optional === true }];
  });
}

/** The settings with what is in force: the chosen ones, or the first that is offered. */
export function settingsInForce(calculator: Calculator, chosen: Settings): Settings {
  const chosenSettings = settingsHeld(calculator, chosen);
  const first = settingsOf(calculator, chosen).map(
    ({ field, offered, isOptional }) => [field.key, isOptional ? '' : (offered[0] ?? '')] as const,
  );
  return { ...Object.fromEntries(first), ...chosenSettings };
}

/** Those that were chosen and can be: a row of another site begins at its own first choice. */
export function settingsHeld(calculator: Calculator, chosen: Settings): Settings {
  return Object.fromEntries(
    settingsOf(calculator, chosen).flatMap(({ field, offered }) => {
      const choice = offered.find((one) => one === chosen[field.key]);
      return choice === undefined ? [] : [[field.key, choice] as const];
    }),
  );
}
