import { type LeanFile, type LeanPage, named } from './lean-page.ts';

/** Characters from which on what an island is given is worth a file of its own; below that a request costs more. */
const LARGE = 6000;

const island = /(<astro-island [^>]*?) props='([^']*)'([^>]* client="(?:answer|interact|soon)")/g;

/**
 * Takes what a large island is given out of the page, into a file that `directives/arrived.ts` asks for together with
 * its scripts: the page holds what is read without them.
 */
export function givenLater(html: string, large = LARGE): LeanPage {
  const files: LeanFile[] = [];
  const lean = html.replaceAll(island, (whole, ...[before = '', props = '', after = '']: readonly string[]) => {
    if (props.length < large) return whole;
    const file = named('given', 'json', props.replaceAll('&#39;', "'"));
    files.push(file);
    return `${before} data-given="${file.address}"${after}`;
  });
  return { html: lean, files };
}
