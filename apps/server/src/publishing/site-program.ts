import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { type Released, releasedEntries } from './released.ts';
import { ownTexts } from './texts/program-texts.ts';
import type { TextSource } from './texts/texts.ts';

/** The program whose copies the editions of the site are. */
export type SiteProgram = Readonly<{
  program: string;
  released: Released;
  /** The translated texts as the site shows them. */
  textSource: TextSource;
  /** What tells this version of it from others. */
  stamp: string;
  /** Why nothing can be published here, as a sentence for the console; empty when it can. */
  blocked: string;
}>;

const root = join(import.meta.dirname, '../../../..');

let ownReleased: Released | undefined;

/** This program by itself, which nobody changes over to what it builds. */
export const ownProgram: SiteProgram = {
  program: root,
  /** Read when it is first asked for: the command line seldom needs it. */
  get released() {
    return (ownReleased ??= releasedEntries(root));
  },
  textSource: ownTexts,
  stamp: '',
  blocked: 'This server cannot show what is published. Start it with npm run serve.',
};

/** The program that a server was started for: `npm run serve` names it, and changes over to what is built. */
export function programOf({ apiOnly }: Pick<Settings, 'apiOnly'>): SiteProgram {
  const [, , program = root, stamp = ''] = process.argv;
  if (!cluster.isWorker) return ownProgram;
  const own = { program, released: releasedEntries(program), textSource: ownTexts, stamp };
  if (apiOnly) return { ...own, blocked: 'The pages of this site are on another host (API_ONLY).' };
  const canBuild = existsSync(join(program, 'node_modules/astro'));
  return { ...own, blocked: canBuild ? '' : 'The tools that build the pages are not installed here.' };
}
