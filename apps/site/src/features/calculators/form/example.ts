import { fill } from '@formation/content';
import type { Calculator, Question } from '@formation/fees';
import { withUnit } from '../../../lib/figures/with-unit.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { ShownPublished } from '../load-words.ts';
import type { FieldGroup } from '../published/published-model.ts';
import { isUntouched, type FormState } from '../state/form-state.ts';

/** The numbers that the form of a calculator opens with by itself, by the names of their fields. */
export function proposedBy({ fields }: Question): Typed {
  const numbers = fields.filter(({ kind, box }) => kind !== 'choice' && kind !== 'yes' && box === undefined);
  return Object.fromEntries(
    numbers.map((field) => [field.name, field.example ?? ('default' in field ? field.default : undefined) ?? '']),
  );
}

/** A worked example in place of what nobody has typed yet. */
export function exampleOf(
  { question, example = {} }: Calculator,
  typed: Typed,
  touched: FormState['touched'],
): Typed | undefined {
  return isUntouched(proposedBy(question), { typed, touched }) ? { ...typed, ...example } : undefined;
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
