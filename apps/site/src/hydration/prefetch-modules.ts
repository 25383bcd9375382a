/** The files that are here or on their way. */
const requested = new Map<string, Promise<unknown>>();

/** @throws when the file does not come. */
async function bytesOf(file: string): Promise<unknown> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return answer.arrayBuffer();
}

/**
 * Fetches files, all at once, into the browser's cache; only then are they imported. Many browsers never ask again for a
 * module that was lost once, but they do for a file.
 *
 * @param files - their addresses with a space between them, as the build writes them; none in `npm run dev`.
 * @throws when one does not come.
 */
export async function prefetchModules(files: string): Promise<void> {
  const names = files === '' ? [] : files.split(' ');
  const fetched = names.map((name) => {
    const bytes = requested.get(name) ?? bytesOf(name);
    requested.set(name, bytes);
    return bytes;
  });
  try {
    await Promise.all(fetched);
  } catch (error) {
    requested.clear(); // what is still on its way may be lost with it; what has come is in the cache
    throw error;
  }
}

/** What the build makes of an `import()` of ours: `build/scripts/late-modules.ts`. */
export async function importPrefetched<T>(files: string, load: () => Promise<T>): Promise<T> {
  await prefetchModules(files);
  return load();
}
