import { dirname } from 'node:path';
import { at, isSame, withAt } from '@formation/console-api/values';
import { faultsOf, filesOfPost, isPost, pictureFields, type PostEntry } from '@formation/content/entries';
import { differences, merged } from './json-changes.ts';
import type { PictureStore } from './pictures/pictures.ts';
import { type Released, type ReleasedEntry, withPosts } from './released.ts';
import type { Edit, SiteStore, Versions } from './site-edits.ts';

/** What a file of an edition holds: a text, the bytes of a picture, or `null` where there is none. */
export type SiteFile = string | null | Readonly<{ base64: string }>;
export type SiteFiles = Readonly<Record<string, SiteFile>>;

/** An entry as this program shows it: fields that it changed as well, and those of which it shows its own instead. */
type Laid = Readonly<{ value: unknown; conflicts: readonly string[]; unfit: readonly string[] }>;

/** It fitted when it was saved, with the days on which somebody had read a source by then. */
const anyDay = '9999-12-31';

const isWithin = (field: string, place: string) => field === place || place === '' || field.startsWith(`${place}.`);

/** What somebody wrote, without what the rules of this program do not allow any more: there it says what it brings. */
function fitting({ path, value: now }: ReleasedEntry, { value, conflicts }: Omit<Laid, 'unfit'>): Laid {
  const faulty = (laid: unknown) => faultsOf(path, laid, anyDay).map(({ field }) => field);
  const brought = faulty(now); // the build says so
  const wrong = (laid: unknown) => faulty(laid).filter((field) => !brought.includes(field));
  const unfit = [...new Set(wrong(value).map((field) => conflicts.find((place) => isWithin(field, place)) ?? field))];
  const mended = unfit.reduce((laid, place) => withAt(laid, place, at(now, place)), value);
  if (wrong(mended).length > 0)
    return { value: now, conflicts: [], unfit: differences(now, value).map(({ field }) => field) };
  return { value: mended, conflicts: conflicts.filter((place) => !unfit.includes(place)), unfit };
}

/** What an edit says over the file as this program brings it. */
export const over = (edit: Edit | undefined, file: ReleasedEntry): Laid =>
  edit
    ? fitting(file, merged({ base: edit.released, own: edit.after, now: file.value }))
    : { value: file.value, conflicts: [], unfit: [] };

/** What a publish shows, by the edits that it names. */
export async function editsOf(site: SiteStore, versions: Versions): Promise<ReadonlyMap<string, Edit>> {
  const found = await Promise.all(Object.entries(versions).map(([entry, version]) => site.edit(entry, version)));
  return new Map(found.flatMap((edit) => (edit ? [[edit.entry, edit] as const] : [])));
}

type Changed = Readonly<{ path: string; value: unknown }>;

/** A post that fits its schema, as all do that were saved, or none. */
const asPost = (value: unknown) => value as PostEntry | null;

function textsOf({ path, value }: Changed): readonly (readonly [string, SiteFile])[] {
  if (!isPost(path)) return [[path, `${JSON.stringify(value, null, 2)}\n`]];
  return Object.entries(filesOfPost(asPost(value))).map(([locale, text]) => [`${path}/${locale}.md`, text]);
}

/** The pictures that an entry names lie beside it; those that nobody uploaded, the program brings. */
async function picturesOf(pictures: PictureStore, { path, value }: Changed) {
  const found = await pictures.find(pictureFields(value).map(({ name }) => name));
  const folder = isPost(path) ? path : dirname(path);
  return found.map(({ name, base64 }) => [`${folder}/${name}`, { base64 }] as const);
}

type Stores = Readonly<{ site: SiteStore; pictures: PictureStore }>;

/** What a build lays over the released files: the files of an edition, by their paths under `content/entries`. */
export async function filesOf({ site, pictures }: Stores, released: Released, versions: Versions): Promise<SiteFiles> {
  const edits = await editsOf(site, versions);
  const changed = [...withPosts(released, Object.keys(versions))].flatMap(([id, file]) => {
    const { value } = over(edits.get(id), file);
    return isSame(value, file.value) ? [] : [{ path: file.path, value }];
  });
  const shown = await Promise.all(changed.map((each) => picturesOf(pictures, each)));
  return Object.fromEntries([...changed.flatMap(textsOf), ...shown.flat()]);
}
