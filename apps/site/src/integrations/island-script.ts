import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('../directives/island.ts', import.meta.url));

/** The script that wakes the islands of a page. It stands in the file of each page's own script: it imports nothing. */
export async function islandScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [result] = [built].flat() as Rolldown.RolldownOutput[]; // it neither watches nor writes
  const [script] = result?.output ?? [];
  if (script?.type !== 'chunk') throw new Error('The script of the islands was not built.');
  return script.code.trim();
}
