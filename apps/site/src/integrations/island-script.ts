import { fileURLToPath } from 'node:url';
import { packedScript } from './packed-script.ts';

const entry = fileURLToPath(new URL('../directives/island.ts', import.meta.url));

/** The script that wakes the islands of a page. It stands in the file of each page's own script: it imports nothing. */
export const islandScript = (): Promise<string> => packedScript(entry, 'iife');
