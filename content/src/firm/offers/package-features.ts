import type { FormationPackage } from '../../entries/formation-package.ts';

type Feature = FormationPackage['features'][number];

/** Everything in a package: what it adds, then what the packages it builds on hold, nearest first. */
export function packageFeatures(list: readonly FormationPackage[], index: number): readonly Feature[] {
  const chosen = list[index];
  if (!chosen) throw new RangeError(`There is no package ${index} in a list of ${list.length}`);
  if (chosen.buildsOn === null) return chosen.features;
  return [...chosen.features, ...packageFeatures(list, chosen.buildsOn)];
}
