import { fileURLToPath } from 'node:url';
import { packedScript } from './packed-script.ts';

const script = fileURLToPath(new URL('../scripts/at-once.js', import.meta.url));

/**
 * What stands in the page itself, before its first paint: every visitor of every page loads it, so that it is packed.
 * The policy of the pages lets it run by the hash of its text.
 */
export async function atOnce() {
  const text = await packedScript(script, 'es');
  return {
    text,
    plugin: {
      name: 'at-once',
      enforce: 'pre' as const,
      load: {
        filter: { id: /\/scripts\/at-once\.js\?raw$/ },
        handler: () => `export default ${JSON.stringify(text)}`,
      },
    },
  };
}
