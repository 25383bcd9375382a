import { isSame } from '@formation/console-api/values';
import { type EntryFault, faultsOf, pictureFields } from '@formation/content/entries';
import { isRefused, type Refused } from '@formation/leads';
import { differences } from './json-changes.ts';
import type { PictureStore } from './pictures/pictures.ts';
import { type Released, withPosts } from './released.ts';
import type { Edit, Publish, SiteStore, Versions } from './site-edits.ts';
import { editsOf, over } from './site-files.ts';

type Options = Readonly<{
  site: SiteStore;
  pictures: Pick<PictureStore, 'touch'>;
  released: Released;
  /** Why nothing can be published here; empty when it can. */
  blocked: string;
  /** Nobody has read a source after it. */
  today: () => string;
  now: () => number;
}>;

/** How long the first build is taken to last; later ones, as the one before. */
const firstBuildMs = 90_000;
const shownPublishes = 20;

/** Whether a publish of these shows an older version of something than what was shown before it, or none. */
function takesBack(all: readonly Publish[], at: number): boolean {
  const before = all.slice(at + 1).find(({ state }) => state === 'done');
  return Object.entries(before?.versions ?? {}).some(([id, version]) => (all[at]?.versions[id] ?? 0) < version);
}

type Looked = Readonly<{ newest: readonly Edit[]; shown: Publish | undefined; published: ReadonlyMap<string, Edit> }>;

const latestOf = (newest: readonly Edit[], id: string) => newest.find(({ entry }) => entry === id);

/** An entry as somebody edits it: what the site shows, what was written over it, and what an upgrade changed as well. */
function entryOf({ newest, published }: Looked, id: string, released: unknown) {
  const latest = latestOf(newest, id);
  const onSite = over(published.get(id), released);
  const own = latest ? over(latest, released) : onSite;
  const isDraft = !isSame(own.value, onSite.value);
  return {
    id,
    value: own.value,
    version: latest?.version ?? 0,
    draft: isDraft && latest ? { who: latest.who, at: latest.at } : null,
    differences: differences(onSite.value, own.value),
    conflicts: own.conflicts,
    onSite: onSite.value,
  };
}

export type SiteEntry = ReturnType<typeof entryOf>;

type Written = Readonly<{ faults: readonly EntryFault[]; entry: SiteEntry }>;
type Started = Publish | Refused<'not-publishable' | 'not-found' | 'changed' | 'publishing'>;

function reading({ site, released, now }: Options) {
  const look = async (): Promise<Looked> => {
    const [newest, shown] = await Promise.all([site.newest(), site.shown()]);
    return { newest, shown, published: await editsOf(site, shown?.versions ?? {}) };
  };
  const entriesIn = (looked: Looked) => {
    const ids = looked.newest.map(({ entry }) => entry);
    const all = [...withPosts(released, ids)].map(([id, { value }]) => entryOf(looked, id, value));
    return all.filter(({ value, onSite }) => value !== null || onSite !== null); // a post that is no more
  };
  const entries = async () => entriesIn(await look());
  /** What stood before the newest that is shown; nothing when nothing else did. */
  const before = (all: readonly Publish[]): Versions | undefined => {
    const done = all.filter(({ state }) => state === 'done');
    const [shown] = done;
    if (shown === undefined) return undefined;
    const earlier = done.find(({ versions }) => !isSame(versions, shown.versions))?.versions ?? {};
    return isSame(earlier, shown.versions) ? undefined : earlier;
  };
  const percentOf = ({ state, began }: Publish, all: readonly Publish[]): number => {
    if (state !== 'building') return state === 'done' ? 100 : 0;
    const last = all.find((other) => other.state === 'done');
    const lasts = Math.max(1000, last ? last.ended - last.began : firstBuildMs);
    return Math.min(99, Math.round(((now() - began) / lasts) * 100));
  };
  const publishes = async () => {
    const all = await site.publishes(shownPublishes);
    const shown = all.find(({ state }) => state === 'done');
    const mayUndo = before(all) !== undefined && !all.some(({ state }) => state === 'waiting' || state === 'building');
    return all.map((each, at) => ({
      ...each,
      percent: percentOf(each, all),
      mayUndo: mayUndo && each === shown,
      takesBack: takesBack(all, at),
    }));
  };
  return { look, entriesIn, entries, publishes, before };
}

type Pictures = Options['pictures'];

/** Where an entry names a picture that nobody uploaded, and that it did not name before. */
async function missingPictures(pictures: Pictures, after: unknown, before: unknown): Promise<readonly EntryFault[]> {
  const known = new Set(pictureFields(before).map(({ name }) => name));
  const named = pictureFields(after);
  const found = new Set(await pictures.touch([...new Set(named.map(({ name }) => name))]));
  const missing = named.filter(({ name }) => !found.has(name) && !known.has(name));
  return missing.map(({ field, name }) => ({
    field,
    says: `There is no picture ${name}: upload it here.`,
    stands: '',
  }));
}

function writing(options: Options, { look }: ReturnType<typeof reading>) {
  const { site, pictures, released, today } = options;
  type Wanted = Readonly<{ id: string; version: number; who: string }>;
  const find = async (id: string) => {
    const file = withPosts(released, [id]).get(id);
    return file && { file, entry: entryOf(await look(), id, file.value) };
  };
  /** Writes a value that fits over the version that was seen. */
  const write = async (
    { id, version, who }: Wanted,
    valueOf: (entry: SiteEntry) => unknown,
  ): Promise<Written | Refused<'not-found' | 'changed'>> => {
    const found = await find(id);
    if (!found) return { refused: 'not-found' };
    const { entry, file } = found;
    if (entry.version !== version) return { refused: 'changed' };
    const after = valueOf(entry);
    const wrong = faultsOf(file.path, after, today());
    const faults = wrong.length > 0 ? wrong : await missingPictures(pictures, after, entry.value);
    if (faults.length > 0 || isSame(after, entry.value)) return { faults, entry };
    const edit = { entry: id, version: version + 1, who, released: file.value, before: entry.value, after };
    const added = await site.add(edit);
    if (isRefused(added)) return added;
    return { faults, entry: (await find(id))?.entry ?? entry };
  };
  return {
    find: async (id: string): Promise<SiteEntry | Refused<'not-found'>> =>
      (await find(id))?.entry ?? { refused: 'not-found' },
    save: (wanted: Wanted, value: unknown) => write(wanted, () => value),
    discard: (wanted: Wanted) => write(wanted, ({ onSite }) => onSite),
  };
}

function publishing({ site, released, blocked }: Options, { entriesIn, look, before }: ReturnType<typeof reading>) {
  type By = Readonly<{ key: string; who: string }>;
  return {
    async publish(seen: Versions, by: By): Promise<Started> {
      if (blocked !== '') return { refused: 'not-publishable' };
      const [looked, all] = await Promise.all([look(), site.publishes(1)]);
      if (all[0]?.key === by.key) return all[0];
      const drafts = entriesIn(looked).filter(({ draft }) => draft !== null);
      const wanted = Object.fromEntries(drafts.map(({ id, version }) => [id, version]));
      if (drafts.length === 0 || !isSame(wanted, { ...seen })) return { refused: 'changed' };
      const changes = drafts.map((draft) => ({ id: draft.id, differences: draft.differences }));
      return site.publish({ ...by, versions: { ...looked.shown?.versions, ...wanted }, changes }, all[0]?.number ?? 0);
    },
    async undo(number: number, by: By): Promise<Started> {
      if (blocked !== '') return { refused: 'not-publishable' };
      const all = await site.publishes(shownPublishes);
      if (all[0]?.key === by.key) return all[0];
      const versions = before(all);
      const shown = all.find(({ state }) => state === 'done');
      if (!all.some((each) => each.number === number)) return { refused: 'not-found' };
      if (versions === undefined || shown?.number !== number) return { refused: 'changed' };
      const [now, then] = await Promise.all([shown.versions, versions].map((each) => editsOf(site, each)));
      const ids = Object.keys({ ...shown.versions, ...versions });
      const changes = [...withPosts(released, ids)].flatMap(([id, { value }]) => {
        const found = differences(over(now?.get(id), value).value, over(then?.get(id), value).value);
        return found.length === 0 ? [] : [{ id, differences: found }];
      });
      return site.publish({ ...by, versions, changes }, all[0]?.number ?? 0);
    },
  };
}

/** What the firm's people do to what the site says: read, write, publish, take back. */
export function siteService(options: Options) {
  const reads = reading(options);
  return {
    blocked: options.blocked,
    entries: reads.entries,
    publishes: reads.publishes,
    ...writing(options, reads),
    ...publishing(options, reads),
  };
}

export type SiteService = ReturnType<typeof siteService>;
