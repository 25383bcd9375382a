import { fill } from '@formation/content';
import type { Calculator } from '@formation/fees';
import type { Typed } from '../../../lib/typed/use-typed.ts';
import type { ShownPublished } from '../load-words.ts';
import type { FieldGroup } from './published-model.ts';
import { withUnit } from './with-unit.ts';

/**
 * A worked example in place of what nobody has typed yet.
 *
 * @param isBegun - whether anything else stood there before: a number that the form opened with is then the visitor's.
 */
export function exampleOf(
  { question, example = {} }: Calculator,
  typed: Typed,
  { carried, isBegun }: Readonly<{ carried: Typed; isBegun: boolean }>,
): Typed | undefined {
  const numbers = question.fields.filter(({ kind, box }) => kind !== 'choice' && kind !== 'yes' && box === undefined);
  const isUntouched = numbers.every((field) => {
    const atFirst = field.example ?? ('default' in field ? field.default : undefined) ?? '';
    if (isBegun && field.example !== undefined) return false;
    return !carried[field.name] && (typed[field.name] ?? atFirst) === atFirst;
  });
  return isUntouched ? { ...typed, ...example } : undefined;
}

/** What the visitor has given while an example is shown: none of the numbers that the form opened with. */
export function givenBeside(groups: readonly FieldGroup[], typed: Typed): Typed {
  const fields = groups.flatMap((group) => group.fields);
  const begun = fields.filter((field) => 'initial' in field && field.initial === typed[field.name]);
  const names = new Set(begun.map(({ name }) => name));
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !names.has(name)));
}

/** What an example is worked out from: its amounts by the labels of their fields. */
export function exampleText({ example }: ShownPublished, groups: readonly FieldGroup[], typed: Typed): string {
  const parts = groups
    .flatMap(({ fields }) => fields)
    .filter((field) => 'initial' in field || field.kind === 'amount' || field.kind === 'number')
    .filter(({ name }) => typed[name])
    .map((field) => `${field.label} ${withUnit(typed[field.name] ?? '', 'unit' in field ? field.unit : undefined)}`);
  return fill(example, { what: parts.join(', ') });
}
