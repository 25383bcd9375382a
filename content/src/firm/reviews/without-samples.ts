/** Samples show how a section looks until there is anything real; then they are gone, all of them. */
export function withoutSamples<T extends Readonly<{ sample?: boolean }>>(all: readonly T[]): readonly T[] {
  const real = all.filter(({ sample }) => !sample);
  return real.length > 0 ? real : all;
}
