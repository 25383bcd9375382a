import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRefused } from '@formation/leads';
import type { Store } from '../db/store.ts';
import { currentEdition, programStamp } from '../publishing/editions.ts';
import type { Publish } from '../publishing/site-edits.ts';
import { ownProgram } from '../publishing/site-program.ts';
import { siteService } from '../publishing/site-service.ts';
import { publishNext } from '../publishing/start-publishing.ts';
import { embedded, type Engine, scratchFolder, scratchStore } from './scratch-store.ts';

const says = 'firm-announcement';
const file = 'firm/announcement.json';
export const who = 'nimal@example.com';

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
  if (told.startsWith('Killed')) {
    console.log('✗ the build');
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

/** Somebody who writes, looks and publishes. */
function editor({ site, pictures, texts }: Pick<Store, 'site' | 'pictures' | 'texts'>) {
  const { released } = ownProgram;
  const desk = siteService({ site, pictures, texts, released, blocked: '', today: () => '2026-11-30', now: Date.now });
  const draft = async (en: string) => {
    const version = (await site.newest()).find(({ entry }) => entry === says)?.version ?? 0;
    await desk.save({ id: says, version, who }, { text: { en }, link: '' });
    return { [says]: version + 1 };
  };
  const numberOf = <T extends object>(started: T & Partial<Publish>) => {
    if (isRefused(started)) throw new Error(String(started.refused));
    return started.number ?? 0;
  };
  return {
    desk,
    key,
    draft,
    wish: async (en: string) => numberOf(await desk.publish(await draft(en), { key: key(), who })),
    look: async (en: string) => numberOf(await desk.preview(await draft(en), { key: key(), who })),
    newest: async () => (await desk.builds()).newest,
  };
}

/**
 * The way from a draft to an edition, with a server whose builder does what the draft says.
 *
 * @param editions - the data folder of another office, whose editions are still there.
 */
export async function siteOffice(engine: Engine = embedded, editions?: string) {
  const program = someProgram();
  const { store, dataDir: own, another, clock } = await scratchStore(engine);
  clock.now = Date.parse('2026-11-30T09:00:00Z');
  const dataDir = editions ?? own;
  const { site, pictures, texts } = store;
  const stamp = programStamp(program);
  const address = { siteUrl: 'https://www.example.com', rebuildDaily: true, now: () => clock.now };
  const parts = { site, pictures, texts, released: ownProgram.released, program, stamp, dataDir, ...address };
  const shown = (folder = dataDir) => currentEdition(folder, stamp);
  return {
    ...editor(store),
    site,
    another,
    parts,
    dataDir,
    clock,
    round: (of = parts) => publishNext(of, new AbortController().signal),
    shown,
    saysNow: (folder = dataDir) => {
      const edition = shown(folder);
      return edition && textIn(join(edition.folder, 'says'));
    },
    /** The editions that are stored, by the numbers of their builds. */
    numbers: () =>
      readdirSync(join(dataDir, 'editions'))
        .flatMap((name) => /^(\d+)-/.exec(name)?.[1] ?? [])
        .toSorted(),
  };
}
