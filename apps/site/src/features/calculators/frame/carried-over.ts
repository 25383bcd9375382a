import { readForm, type Typed } from '../../../lib/typed/use-typed.ts';

/**
 * What one form of a calculator hands to the other. The first time, all of it. After that the other form opens as it was
 * left, with what has been changed since: a category that only one of them has is not lost on the way and back.
 *
 * @param before - what the other form held when it was left; undefined where it has not been open.
 */
export function carriedOver(
  before: Typed | undefined,
  { opened, now }: Readonly<{ opened: Typed | undefined; now: Typed }>,
): Typed {
  if (!before) return now;
  if (!opened) return before;
  const cleared = Object.keys(opened).filter((name) => now[name] === undefined);
  const changed = Object.entries(now).filter(([name, text]) => text !== (opened[name] ?? ''));
  const kept = Object.entries(before).filter(([name]) => !cleared.includes(name));
  return Object.fromEntries([...kept, ...changed]);
}

/**
 * What a form held before the first change in it, which the event of a field tells of. The form itself knows its other
 * fields: while it shows an example, the numbers that it opened with are not among what is known of it.
 */
export function beforeChange(known: Typed, field: EventTarget): Typed {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  if (!isField || !field.form) return known;
  const { [field.name]: _, ...others } = { ...known, ...readForm(field.form) };
  const text = known[field.name];
  return text === undefined ? others : { ...others, [field.name]: text };
}
