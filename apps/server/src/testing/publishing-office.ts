import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRefused } from '@formation/leads';
import { currentEdition, programStamp } from '../publishing/editions.ts';
import { ownProgram } from '../publishing/site-program.ts';
import { siteService } from '../publishing/site-service.ts';
import { publishNext } from '../publishing/start-publishing.ts';
import { type Engine, scratchFolder, scratchStore } from './scratch-store.ts';

const says = 'firm-announcement';
const file = 'firm/announcement.json';
const who = 'nimal@example.com';

/** What makes an edition in the place of the real build: it does what the sentence at the top of the site tells it. */
const builder = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { json } from 'node:stream/consumers';
  const values = await json(process.stdin);
  const told = JSON.parse(values['${file}'] ?? '{}').text?.en ?? '';
  const [, , folder] = process.argv;
  mkdirSync(folder + '/apps/site/dist', { recursive: true });
  writeFileSync(folder + '/half', 'made');
  if (told.startsWith('Fail')) {
    console.log('✗ the build');
    console.log('    content/entries/firm/site.json: brand is missing. Write the name.');
    process.exit(1);
  }
  if (told.startsWith('Full')) throw new Error('ENOSPC: no space left on device');
  if (told.startsWith('Hang')) await new Promise((resolve) => setTimeout(resolve, 60_000));
  writeFileSync(folder + '/says', JSON.stringify(values));
  writeFileSync(folder + '/apps/site/dist/.build-stamp', told);
`;

/** A program whose pages are built, as far as publishing looks at it. */
function someProgram(): string {
  const folder = scratchFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('apps/site/dist/.build-stamp', 'a stamp');
  write('scripts/build/edition.ts', builder);
  return folder;
}

/** What an edition of the builder's holds in the file of the sentence. */
function textIn(says: string): unknown {
  const files = JSON.parse(readFileSync(says, 'utf8')) as Readonly<Record<string, string>>; // as the builder wrote it
  return JSON.parse(files[file] ?? 'null');
}

let keys = 0;
const key = () => `a key of a test, number ${(keys += 1)}`;

/**
 * An office that publishes, and a server of it.
 *
 * @param editions - the data folder of another office, whose editions are still there.
 */
export async function publishingOffice(engine?: Engine, editions?: string) {
  const program = someProgram();
  const { store, dataDir: own, another, clock } = await scratchStore(engine);
  const dataDir = editions ?? own;
  const { site, pictures } = store;
  const { released } = ownProgram;
  const stamp = programStamp(program);
  const parts = { site, pictures, released, program, stamp, dataDir, siteUrl: 'https://www.example.com' };
  const desk = siteService({ site, pictures, released, blocked: '', today: () => '2026-11-30', now: Date.now });
  const wish = async (en: string) => {
    const version = (await site.newest()).find(({ entry }) => entry === says)?.version ?? 0;
    await desk.save({ id: says, version, who }, { text: { en }, link: '' });
    const request = await desk.publish({ [says]: version + 1 }, { key: key(), who });
    if (isRefused(request)) throw new Error(request.refused);
    return request.number;
  };
  const round = (of = parts) => publishNext(of, new AbortController().signal);
  const shown = (folder = dataDir) => currentEdition(folder, stamp);
  const saysNow = (folder = dataDir) => {
    const edition = shown(folder);
    return edition && textIn(join(edition.folder, 'says'));
  };
  const newest = async () => (await desk.publishes())[0];
  return { site, desk, another, clock, parts, dataDir, key, who, wish, round, shown, saysNow, newest };
}
