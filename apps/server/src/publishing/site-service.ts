import { isSame } from '@formation/console-api/values';
import { type EntryFault, faultsOf, pictureFields } from '@formation/content/entries';
import { isRefused, type Refused } from '@formation/leads';
import { differences } from './json-changes.ts';
import type { PictureStore } from './pictures/pictures.ts';
import { publishService } from './publish-service.ts';
import { isKnown, type Released, type ReleasedEntry, withPosts } from './released.ts';
import type { Edit, Publish, SiteStore, Versions } from './site-edits.ts';
import { editsOf, over } from './site-files.ts';
import { textEntries } from './texts/text-drafts.ts';
import type { TextStore } from './texts/texts.ts';

type Options = Readonly<{
  site: SiteStore;
  pictures: Pick<PictureStore, 'touch'>;
  texts: Pick<TextStore, 'acts'>;
  released: Released;
  /** Why nothing can be published here; empty when it can. */
  blocked: string;
  /** Nobody has read a source after it. */
  today: () => string;
  now: () => number;
}>;

type Looked = Readonly<{
  newest: readonly Edit[];
  shown: Publish | undefined;
  published: ReadonlyMap<string, Edit>;
  /** The translated texts, each language as an entry. */
  texts: readonly SiteEntry[];
}>;

const latestOf = (newest: readonly Edit[], id: string) => newest.find(({ entry }) => entry === id);

/** An entry as somebody edits it: what the site shows, what was written over it, and what an upgrade changed as well. */
function entryOf({ newest, published }: Looked, id: string, released: ReleasedEntry) {
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
    unfit: own.unfit,
    onSite: onSite.value,
  };
}

export type SiteEntry = ReturnType<typeof entryOf>;

type Written = Readonly<{ faults: readonly EntryFault[]; entry: SiteEntry }>;

/** What was written of entries that this program no longer brings, until the next publish. */
const goneIn = ({ newest, shown }: Looked, released: Released) =>
  newest
    .filter(({ entry, at }) => entry in (shown?.versions ?? {}) || at > (shown?.at ?? 0))
    .filter(({ entry }) => !isKnown(released, entry))
    .map(({ entry, released: before, after }) => ({ id: entry, differences: differences(before, after) }));

function reading({ site, texts, released }: Options) {
  /** `seen`: the texts as somebody saw them, although their readers go on. */
  const look = async (seen: Versions = {}): Promise<Looked> => {
    const [newest, shown] = await Promise.all([site.newest(), site.shown()]);
    const versions = shown?.versions ?? {};
    const [published, entries] = await Promise.all([editsOf(site, versions), textEntries(texts, versions, seen)]);
    return { newest, shown, published, texts: entries };
  };
  const entriesIn = (looked: Looked) => {
    const ids = looked.newest.map(({ entry }) => entry);
    const all = [...withPosts(released, ids)].map(([id, file]) => entryOf(looked, id, file));
    const there = all.filter(({ value, onSite }) => value !== null || onSite !== null); // a post that is no more
    return [...there, ...looked.texts];
  };
  const entries = async () => entriesIn(await look());
  const gone = async () => goneIn(await look(), released);
  /** What waits to be published, and what the site shows. */
  const drafts = async (seen?: Versions) => {
    const looked = await look(seen);
    return { drafts: entriesIn(looked).filter(({ draft }) => draft !== null), shown: looked.shown };
  };
  return { look, entries, gone, drafts };
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
    return file && { file, entry: entryOf(await look(), id, file) };
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
    const isLookedAt = entry.conflicts.length + entry.unfit.length > 0; // and found right
    if (faults.length > 0 || (isSame(after, entry.value) && !isLookedAt)) return { faults, entry };
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

/** What the firm's people do to what the site says: read, write, publish, take back. */
export function siteService(options: Options) {
  const reads = reading(options);
  return {
    blocked: options.blocked,
    entries: reads.entries,
    gone: reads.gone,
    ...writing(options, reads),
    ...publishService({ ...options, look: reads.drafts }),
  };
}

export type SiteService = ReturnType<typeof siteService>;
