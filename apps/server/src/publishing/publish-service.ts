import { isSame } from '@formation/console-api/values';
import type { Refused } from '@formation/leads';
import { differences } from './json-changes.ts';
import { isKnown, type Released, withPosts } from './released.ts';
import { type Changed, isGoing, type Publish, type SiteStore, type Versions } from './site-edits.ts';
import { editsOf, over } from './site-files.ts';
import { isTexts, textChanges } from './texts/text-drafts.ts';
import type { TextStore } from './texts/texts.ts';

/** An entry whose draft is not on the site. */
type Draft = Changed & Readonly<{ version: number }>;

type Parts = Readonly<{
  site: SiteStore;
  released: Released;
  /** Why nothing can be published here; empty when it can. */
  blocked: string;
  now: () => number;
  /** What was read of texts. */
  texts: Pick<TextStore, 'acts'>;
  /** The drafts, and what the site shows. `seen`: the texts as somebody saw them, although their readers go on. */
  look: (seen?: Versions) => Promise<Readonly<{ drafts: readonly Draft[]; shown: Publish | undefined }>>;
}>;

type By = Readonly<{ key: string; who: string }>;
type Started = Publish | Refused<'not-publishable' | 'not-found' | 'changed' | 'publishing'>;

/** How long the first build is taken to last; later ones, as the longest of those before. */
const firstBuildMs = 90_000;
const shownPublishes = 20;

/** What stood before the newest that is shown; nothing when nothing else did. */
function before(all: readonly Publish[]): Versions | undefined {
  const done = all.filter(({ state }) => state === 'done');
  const [shown] = done;
  if (shown === undefined) return undefined;
  const earlier = done.find(({ versions }) => !isSame(versions, shown.versions))?.versions ?? {};
  return isSame(earlier, shown.versions) ? undefined : earlier;
}

/** What a publish shows of what this program brings. */
const stillOf = (publish: Publish | undefined, released: Released) =>
  Object.entries(publish?.versions ?? {}).filter(([id]) => isKnown(released, id) || isTexts(id));

/** Whether one of the publishes shows an older version of something than what was shown before it, or none. */
function takesBack(all: readonly Publish[], { number }: Publish, released: Released): boolean {
  const at = all.findIndex((each) => each.number === number);
  if (at === -1) return false; // nothing of it was published
  const earlier = all.slice(at + 1).find(({ state }) => state === 'done');
  return stillOf(earlier, released).some(([id, version]) => (all[at]?.versions[id] ?? 0) < version);
}

function percentOf({ state, began }: Publish, all: readonly Publish[], at: number): number {
  if (state !== 'building') return state === 'done' ? 100 : 0;
  const built = all.filter((other) => other.state === 'done' && other.began > 0); // what only told of something was not
  const lasted = built.map((other) => other.ended - other.began);
  const lasts = lasted.length === 0 ? firstBuildMs : Math.max(1000, ...lasted);
  return Math.min(99, Math.round(((at - began) / lasts) * 100));
}

const versionsOf = (drafts: readonly Draft[]): Versions =>
  Object.fromEntries(drafts.map(({ id, version }) => [id, version]));

type Looked = Awaited<ReturnType<Parts['look']>>;

/** What publishing the drafts shows; what this program no longer brings is left behind. */
const versionsWith = ({ drafts, shown }: Looked, released: Released): Versions => ({
  ...Object.fromEntries(stillOf(shown, released)),
  ...versionsOf(drafts),
});

function reading({ site, released, look, now }: Parts) {
  const all = () => Promise.all([site.publishes(shownPublishes), site.builds()]);
  const publishes = async () => {
    const [own, builds] = await all();
    const shown = own.find(({ state }) => state === 'done');
    const mayUndo = before(own) !== undefined && !builds.some(isGoing);
    const percent = (each: Publish) => percentOf(each, [...own, ...builds], now());
    return own.map((each) => ({
      ...each,
      percent: percent(each),
      mayUndo: mayUndo && each === shown,
      takesBack: takesBack(own, each, released),
    }));
  };
  return {
    publishes,
    /** The newest of all, the newest preview, and the last time that the site was built again by itself. */
    async builds() {
      const [[own, builds], looked] = await Promise.all([all(), look()]);
      const shaped = builds.map((each) => ({
        ...each,
        percent: percentOf(each, [...own, ...builds], now()),
        takesBack: takesBack(own, each, released),
      }));
      const build = shaped.find(({ kind }) => kind === 'preview');
      const isCurrent = isSame(build?.versions, versionsWith(looked, released));
      const again = shaped.find(({ kind }) => kind === 'again');
      return { newest: shaped[0], preview: build && { build, isCurrent }, again };
    },
  };
}

/** Publishing, looking at it before, and taking it back. */
export function publishService(parts: Parts) {
  const { site, texts, released, blocked, look } = parts;
  const start = async (kind: 'publish' | 'preview', seen: Versions, by: By): Promise<Started> => {
    if (blocked !== '') return { refused: 'not-publishable' };
    const [looked, [newest]] = await Promise.all([look(seen), site.builds()]);
    if (newest?.key === by.key) return newest;
    const { drafts } = looked;
    if (drafts.length === 0 || !isSame(versionsOf(drafts), { ...seen })) return { refused: 'changed' };
    const changes = drafts.map(({ id, differences: found }) => ({ id, differences: found }));
    return site.publish({ ...by, kind, versions: versionsWith(looked, released), changes }, newest?.number ?? 0);
  };
  return {
    ...reading(parts),
    publish: (seen: Versions, by: By) => start('publish', seen, by),
    /** Builds what publishing would, for our own people to look at. */
    preview: (seen: Versions, by: By) => start('preview', seen, by),
    async undo(number: number, by: By): Promise<Started> {
      if (blocked !== '') return { refused: 'not-publishable' };
      const [all, [newest]] = await Promise.all([site.publishes(shownPublishes), site.builds()]);
      if (newest?.key === by.key) return newest;
      const versions = before(all);
      const shown = all.find(({ state }) => state === 'done');
      if (!all.some((each) => each.number === number)) return { refused: 'not-found' };
      if (versions === undefined || shown?.number !== number) return { refused: 'changed' };
      const [now, then] = await Promise.all([shown.versions, versions].map((each) => editsOf(site, each)));
      const ids = Object.keys({ ...shown.versions, ...versions });
      const changes = [...withPosts(released, ids)].flatMap(([id, file]) => {
        const found = differences(over(now?.get(id), file).value, over(then?.get(id), file).value);
        return found.length === 0 ? [] : [{ id, differences: found }];
      });
      const read = await textChanges(texts, shown.versions, versions);
      return site.publish({ ...by, kind: 'publish', versions, changes: [...changes, ...read] }, newest?.number ?? 0);
    },
  };
}
