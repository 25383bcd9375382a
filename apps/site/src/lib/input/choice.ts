/** The one of the offered values that a form names; the first, when it names none of them. */
export function choice<V extends string>(offered: readonly [V, ...V[]], typed: string | undefined): V {
  return offered.find((value) => value === typed) ?? offered[0];
}
