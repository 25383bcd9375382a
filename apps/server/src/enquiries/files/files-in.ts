import { readdir } from 'node:fs/promises';

/** The names of the files in a folder of ours; a volume that is mounted there has a folder of its own among them. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
}
