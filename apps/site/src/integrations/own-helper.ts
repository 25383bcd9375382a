import { basename } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /^import \{ \w+ as __exportAll \} from "[^"]+";$/m;
const OWN_HELPER = `const __exportAll = (parts) => {
  const all = {};
  for (const name in parts) Object.defineProperty(all, name, { get: parts[name], enumerable: true });
  return all;
};`;

/**
 * A script that has what it needs to hand out a module of several, instead of asking for one more file: the helper is
 * shorter than what it costs to ask.
 */
export const withoutHelper = (code: string): string => code.replace(HELPER, () => OWN_HELPER);

export const ownHelper: Plugin = {
  name: 'own-helper',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: (code) => {
    const alone = withoutHelper(code);
    return alone === code ? null : { code: alone, map: null };
  },
  generateBundle(_, bundle) {
    // What is no longer asked for is not fetched ahead either.
    for (const script of Object.values(bundle).filter((file) => file.type === 'chunk'))
      script.imports = script.imports.filter((name) => script.code.includes(basename(name)));
  },
};
