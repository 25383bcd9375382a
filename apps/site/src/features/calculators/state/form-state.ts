import type { Typed } from '../../../lib/input/use-typed.ts';

/** The open form of a calculator. */
export type FormState = Readonly<{
  /** What its fields begin with where that is not what the form itself proposes: from a link, a reload, the other form. */
  initial: Typed;
  /** The numbers that it proposes by itself, by the names of their fields; they are nobody's until they are touched. */
  proposed: Typed;
  /** What stands in its fields; undefined until they were read. */
  typed?: Typed | undefined;
  /** What stood in them when they were first read. */
  opened?: Typed | undefined;
  /** The fields that were handed over, and the proposed numbers that the visitor has changed. */
  touched: readonly string[];
}>;

/** A form that opens with what was handed over. */
export const formWith = (initial: Typed): FormState => ({
  initial,
  proposed: {},
  touched: Object.keys(initial).filter((name) => initial[name] !== ''),
});

/** Whether every number is still the one that the form proposes. */
export function isUntouched(
  proposed: Typed,
  { typed, touched }: Readonly<{ typed: Typed; touched: readonly string[] }>,
) {
  return Object.entries(proposed).every(
    ([name, text]) => (typed[name] ?? text) === text && (text === '' || !touched.includes(name)),
  );
}

/** What the visitor has given: as long as every number is the form's own proposal, none of them. */
export function givenIn({ initial, proposed, typed = initial, touched }: FormState): Typed {
  if (!isUntouched(proposed, { typed, touched })) return typed;
  return Object.fromEntries(Object.entries(typed).filter(([name, text]) => text === '' || text !== proposed[name]));
}

/** The form after its fields were read. */
export function readInto(form: FormState, typed: Typed, proposed: Typed): FormState {
  const before: Typed = { ...proposed, ...form.initial, ...form.typed };
  const changed = Object.keys(proposed).filter((name) => typed[name] !== undefined && typed[name] !== before[name]);
  const touched = [...new Set([...form.touched, ...changed])];
  return { ...form, typed, proposed, opened: form.opened ?? typed, touched };
}
