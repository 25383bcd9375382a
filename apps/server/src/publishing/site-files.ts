import { dirname } from 'node:path';
import { isSame } from '@formation/console-api/values';
import { filesOfPost, isPost, pictureFields, type PostEntry } from '@formation/content/entries';
import { merged } from './json-changes.ts';
import type { PictureStore } from './pictures/pictures.ts';
import { type Released, withPosts } from './released.ts';
import type { Edit, SiteStore, Versions } from './site-edits.ts';

/** What a file of an edition holds: a text, the bytes of a picture, or `null` where there is none. */
export type SiteFile = string | null | Readonly<{ base64: string }>;
export type SiteFiles = Readonly<Record<string, SiteFile>>;

/** What an edit says over the file as this program brings it. */
export const over = (edit: Edit | undefined, now: unknown) =>
  edit ? merged({ base: edit.released, own: edit.after, now }) : { value: now, conflicts: [] };

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
  const changed = [...withPosts(released, Object.keys(versions))].flatMap(([id, { path, value: now }]) => {
    const { value } = over(edits.get(id), now);
    return isSame(value, now) ? [] : [{ path, value }];
  });
  const shown = await Promise.all(changed.map((each) => picturesOf(pictures, each)));
  return Object.fromEntries([...changed.flatMap(textsOf), ...shown.flat()]);
}
