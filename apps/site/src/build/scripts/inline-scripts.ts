import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packedScript } from './packed-script.ts';

/** Scripts that cannot wait for a file: the theme before the first paint, and a button that is pressed at once. */
const names = ['at-once.js', 'embed-at-once.js', 'letters-at-once.js', 'load-more.js'];

const packed = async (name: string) =>
  [name, await packedScript(fileURLToPath(new URL(`../../scripts/${name}`, import.meta.url)), 'es')] as const;

/**
 * What stands in pages themselves, imported as `?raw`: who opens a page loads it with it, so that it is packed. The
 * policy of the pages lets each run by the hash of its text.
 */
export async function inlineScripts() {
  const texts = new Map(await Promise.all(names.map(packed)));
  return {
    texts: [...texts.values()],
    /** Each must be there, see named-paths.ts. */
    paths: names.map((name) => `/scripts/${name}?raw`),
    plugin: {
      name: 'inline-scripts',
      enforce: 'pre' as const,
      load: {
        filter: { id: /\/scripts\/[\w-]+\.js\?raw$/ },
        handler: (id: string) => `export default ${JSON.stringify(texts.get(basename(id, '?raw')))}`,
      },
    },
  };
}
