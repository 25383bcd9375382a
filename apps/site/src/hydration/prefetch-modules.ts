/** What the scripts import that are here or on their way. */
const asked = new Map<string, Promise<readonly string[]>>();

/** @throws when the file does not come. */
export async function textOf(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return answer.text();
}

async function importsOf(file: string): Promise<readonly string[]> {
  try {
    const written = (await textOf(file)).matchAll(/(?:from|import)"\.(\/[^"]+)"/g);
    return [...written].map(([, name]) => `/_astro${name}`);
  } catch (error) {
    asked.clear(); // what is still on its way may be lost with it; what has come is in the cache
    throw error;
  }
}

function imported(file: string): Promise<readonly string[]> {
  const imports = asked.get(file) ?? importsOf(file);
  asked.set(file, imports);
  return imports;
}

/**
 * Fetches scripts, and what they import, into the browser's cache; only then are they imported. Many browsers never ask
 * again for a module that was lost once, but they do for a file.
 *
 * @throws when one does not come.
 */
export async function prefetchModules(files: readonly string[], seen = new Set<string>()): Promise<void> {
  const fresh = files.filter((file) => !seen.has(file) && seen.add(file));
  await Promise.all(fresh.map(async (file) => prefetchModules(await imported(file), seen)));
}
