import { open } from 'node:fs/promises';

/** Makes durable what a file holds, or a new name in a folder: when it answers, a power cut loses neither. */
export async function sync(path: string): Promise<void> {
  await using opened = await open(path, 'r');
  await opened.sync();
}
