import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { currentEdition, programStamp } from '../publishing/editions.ts';
import { filesOf } from '../publishing/site-files.ts';
import { ownProgram } from '../publishing/site-program.ts';
import { publishNext } from '../publishing/start-publishing.ts';
import type { Answer, Call, Command } from './command.ts';

async function files({ store, argument }: Call): Promise<Answer> {
  const shown = await store.site.shown();
  const found = Object.entries(await filesOf(store, ownProgram.released, shown?.versions ?? {}));
  for (const [path, content] of found) {
    const file = join(argument, path);
    await mkdir(dirname(file), { recursive: true });
    if (content === null) await rm(file, { force: true });
    else await writeFile(file, typeof content === 'string' ? content : Buffer.from(content.base64, 'base64'));
  }
  if (found.length === 0) return { text: 'The site says what the program brings: nothing was written.' };
  return { text: found.map(([path]) => join(argument, path)).join('\n') };
}

/** Builds what waits, and what was published before the program was another; in the order of a server's rounds. */
async function edition({ store: { site, pictures, texts }, settings }: Call): Promise<Answer> {
  const { program, released } = ownProgram;
  const stamp = programStamp(program);
  if (stamp === '') return { refused: 'The pages are not built yet. Run npm run build first.' };
  const parts = { ...settings, site, pictures, texts, program, released, stamp, rebuildDaily: false, now: Date.now };
  const never = new AbortController().signal;
  const began = Date.now();
  const lost = await site.shown();
  if (lost) await site.keep(lost.number, -1); // whoever asks does not wait until a server tries once more
  while (await publishNext(parts, never));
  const failed = (await site.builds()).find(({ kind, state }) => kind !== 'preview' && state === 'failed');
  if (failed && failed.ended >= began) return { refused: `It could not be built:\n${failed.why.join('\n')}` };
  const shown = currentEdition(settings.dataDir, stamp);
  return { text: shown ? `The edition is in ${shown.folder}.` : 'The site says what the program brings.' };
}

/** What the firm has published of its site, for whoever has the server's files. */
export const siteCommands: Readonly<Record<string, Command>> = {
  'site-files': {
    takes: 'FOLDER',
    formats: ['table'],
    does: 'write what was published of the site into files, as they lie under content/entries',
    run: files,
  },
  edition: {
    takes: '',
    formats: ['table'],
    does: 'build what was published of the site, after an upgrade and before the server starts',
    run: edition,
  },
};
