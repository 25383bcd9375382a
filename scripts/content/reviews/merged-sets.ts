import { reviewSources, type ReviewSets } from '@formation/content';

/** The sets after an import: a source that the file holds is replaced; the others keep theirs, but no samples. */
export function mergedSets(current: ReviewSets, imported: ReviewSets): ReviewSets {
  const sets = reviewSources.map((source) => {
    const real = current[source].filter(({ sample }) => !sample);
    return [source, imported[source].length > 0 ? imported[source] : real];
  });
  return Object.fromEntries(sets) as ReviewSets; // each source keeps its own kind of review
}
