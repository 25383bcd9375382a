import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editableFiles } from '@formation/content/entries';

/** The entries that are edited, as the program brings them: by their names, with the path of the file. */
export type Released = ReadonlyMap<string, Readonly<{ path: string; value: unknown }>>;

/** Reads them from the folder of the program, which an edition of the site has changed in its own copy alone. */
export const releasedEntries = (program: string): Released =>
  new Map(
    Object.entries(editableFiles).map(([id, path]) => {
      const text = readFileSync(join(program, 'content/entries', path), 'utf8');
      return [id, { path, value: JSON.parse(text) as unknown }];
    }),
  );
