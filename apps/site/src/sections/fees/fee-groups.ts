import type { Fee } from '@formation/fees/tables';

/** Fees under one heading. Stores that charge the same share their group: `paths` names each. */
export type FeeGroup = Readonly<{ paths: readonly (readonly string[])[]; fees: readonly Fee[] }>;

/** A country, a site or a kind of bank, and its groups; `path` is empty where a platform has only one table. */
export type FeeSection = Readonly<{ path: readonly string[]; groups: readonly FeeGroup[] }>;

/** So many fees with the same beginning make a group. */
const GROUP = 6;

const key = (path: readonly string[]) => path.join('.');

/** The fees of a platform by section and group, in the order of its table. */
export function feeSections(fees: readonly Fee[]): readonly FeeSection[] {
  const sections = Map.groupBy(fees, ({ section }) => key(section));
  return [...sections.values()].map((own) => {
    const path = own[0]?.section ?? [];
    return { path, groups: groupsOf(own, path) };
  });
}

/** Each fee in the narrowest group that is large enough; the rest of the section comes first. */
function groupsOf(fees: readonly Fee[], section: readonly string[]): readonly FeeGroup[] {
  const longest = Math.max(...fees.map(({ path }) => path.length));
  const beginnings = new Map<Fee, readonly string[]>();
  for (let steps = longest - 1; steps > section.length; steps -= 1) {
    const free = fees.filter((fee) => fee.path.length > steps && !beginnings.has(fee));
    for (const group of Map.groupBy(free, ({ path }) => key(path.slice(0, steps))).values()) {
      if (group.length >= GROUP) for (const fee of group) beginnings.set(fee, fee.path.slice(0, steps));
    }
  }
  const byBeginning = Map.groupBy(fees, (fee) => key(beginnings.get(fee) ?? section));
  const groups = [...byBeginning].map(([, own]) => {
    const path = (own[0] && beginnings.get(own[0])) ?? section;
    return { paths: [path], fees: own };
  });
  const isGeneral = ({ paths: [path = []] }: FeeGroup) => path.length === section.length;
  return merged([...groups.filter(isGeneral), ...groups.filter((group) => !isGeneral(group))]);
}

/** Groups with the same fees become one that names them all. */
function merged(groups: readonly FeeGroup[]): readonly FeeGroup[] {
  const same = Map.groupBy(groups, ({ fees, paths: [path = []] }) =>
    JSON.stringify(fees.map((fee) => [fee.path.slice(path.length), fee.entries])),
  );
  return [...same.values()].map((own) => ({
    paths: own.flatMap(({ paths }) => paths),
    fees: own[0]?.fees ?? [],
  }));
}
