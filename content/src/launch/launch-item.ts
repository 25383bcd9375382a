/** What has to be done before the first visitor, should be done then, or can wait. */
export type LaunchLevel = 'must' | 'should' | 'can';

/** What there can be to do, in the order in which it is listed: what the law wants first, what can wait last. */
const levels = {
  missing: 'must',
  placeholder: 'must',
  sample: 'must',
  'unconfirmed claim': 'must',
  setting: 'must',
  question: 'must',
  'unreadable file': 'must',
  'open price': 'should',
  'package below its fee': 'should',
  'overdue fact': 'should',
  'unverified fact': 'should',
  'unopened address': 'can',
  translation: 'can',
  term: 'can',
} as const satisfies Readonly<Record<string, LaunchLevel>>;

export type LaunchKind = keyof typeof levels;

/** Something that must be replaced, confirmed or checked before the site is shown to customers. */
export type LaunchItem = Readonly<{
  kind: LaunchKind;
  level: LaunchLevel;
  what: string;
  /** Where to change it. */
  where: string;
}>;

type Found = Readonly<{ kind: LaunchKind; level?: LaunchLevel | undefined; what: string; where: string }>;

/** Something to do, at the level of its kind unless it has its own. */
export const launchItem = ({ kind, level = levels[kind], what, where }: Found): LaunchItem => {
  return { kind, level, what, where };
};

const levelOrder: readonly LaunchLevel[] = ['must', 'should', 'can'];
const kindOrder = Object.keys(levels);

/** The items by level, and within it by kind. */
export const inLaunchOrder = (items: readonly LaunchItem[]): readonly LaunchItem[] =>
  items.toSorted(
    (one, other) =>
      levelOrder.indexOf(one.level) - levelOrder.indexOf(other.level) ||
      kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind),
  );

export type LaunchGroup = Readonly<{ level: LaunchLevel; kind: LaunchKind; items: readonly LaunchItem[] }>;

/** The items of one level and kind together, in their order. */
export function launchGroups(items: readonly LaunchItem[]): readonly LaunchGroup[] {
  const groups = Map.groupBy(inLaunchOrder(items), ({ level, kind }) => `${level} ${kind}`);
  return [...groups.values()].flatMap((inside) => {
    const [first] = inside;
    return first ? [{ level: first.level, kind: first.kind, items: inside }] : [];
  });
}
