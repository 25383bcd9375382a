import type { Typed } from '../../../lib/input/use-typed.ts';

type FormNow = Readonly<{
  /** What stood in the open form when it was first read; undefined where it never was. */
  opened: Typed | undefined;
  /** What stands in it now. */
  typed: Typed;
  /** What of that the visitor has given. */
  given: Typed;
}>;

/**
 * What one form of a calculator hands to the other. The first time, all that the visitor has given. After that the other
 * form opens as it was left, with what has been changed since: a category that only one of them has is not lost on the
 * way and back.
 *
 * @param left - what the other form held when it was left; undefined where it has not been open.
 */
export function mergeFormState(left: Typed | undefined, { opened, typed, given }: FormNow): Typed {
  if (!left) return given;
  if (!opened) return left;
  const cleared = Object.keys(opened).filter((name) => typed[name] === undefined);
  const changed = Object.entries(typed).filter(([name, text]) => text !== (opened[name] ?? ''));
  const unchanged = Object.entries(left).filter(([name]) => !cleared.includes(name));
  return Object.fromEntries([...unchanged, ...changed]);
}
