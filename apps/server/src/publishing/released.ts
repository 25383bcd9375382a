import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { editableFiles, folderOfPost, idOfPost, postOf } from '@formation/content/entries';

/**
 * The entries that are edited, as the program brings them: by their names, with the path of the file or, of a post, of
 * its folder. A post that it does not bring has the value `null`.
 */
export type Released = ReadonlyMap<string, ReleasedEntry>;

export type ReleasedEntry = Readonly<{ path: string; value: unknown }>;

/** Reads them from the folder of the program, which an edition of the site has changed in its own copy alone. */
export function releasedEntries(program: string): Released {
  const folder = join(program, 'content/entries');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const files = Object.entries(editableFiles).map(
    ([id, path]) => [id, { path, value: JSON.parse(read(path)) as unknown }] as const,
  );
  const posts = globSync('blog/*', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => {
      const texts = globSync(`${path}/*.md`, { cwd: folder }).map(
        (file) => [basename(file, '.md'), read(file)] as const,
      );
      return [idOfPost(path), { path, value: postOf(Object.fromEntries<string>(texts)) }] as const;
    });
  return new Map([...files, ...posts]);
}

/** Whether an entry can be edited here: the program brings it, or it may be a post. */
export const isKnown = (released: Released, id: string): boolean => released.has(id) || folderOfPost(id) !== undefined;

/** The same with the posts among these names, whether the program brings them or not. */
export function withPosts(released: Released, ids: readonly string[]): Released {
  const posts = ids.flatMap((id) => {
    const path = folderOfPost(id);
    return path === undefined || released.has(id) ? [] : [[id, { path, value: null }] as const];
  });
  return new Map([...released, ...posts]);
}
