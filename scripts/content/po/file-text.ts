import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tasks/program.ts';

/** What stands in a file, by its path from the root; nothing where there is none. */
export function fileText(file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
