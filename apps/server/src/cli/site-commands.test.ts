import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefused } from '@formation/leads';
import { expect, test } from 'vitest';
import { ownProgram } from '../publishing/site-program.ts';
import { siteService } from '../publishing/site-service.ts';
import { scratchFolder, scratchStore } from '../testing/scratch-store.ts';
import { runLeads } from './run-leads.ts';

const says = 'firm-announcement';
const who = 'nimal@example.com';

test('what was published is written as the files of the entries; a draft is not', async () => {
  const { store, dataDir, clock } = await scratchStore();
  const { site, pictures, texts } = store;
  const parts = { ...ownProgram, site, pictures, texts, blocked: '' };
  const desk = siteService({ ...parts, today: () => '2026-11-30', now: Date.now });
  const files = (folder: string) =>
    runLeads(['site-files', folder], { env: { DATA_DIR: dataDir }, now: () => clock.now });
  expect(await files(scratchFolder())).toMatchObject({ code: 0, out: expect.stringContaining('nothing was written') });
  const write = (en: string, version: number) => desk.save({ id: says, version, who }, { text: { en }, link: '' });
  await write('We are closed on Monday.', 0);
  const published = await desk.publish({ [says]: 1 }, { key: 'the key of a publish', who });
  if (isRefused(published)) throw new Error(published.refused);
  await site.settle(published.number, { state: 'done' });
  await write('We are closed on Tuesday.', 1);
  const folder = scratchFolder();

  const { code, out } = await files(folder);

  const file = join(folder, 'firm/announcement.json');
  expect([code, out]).toEqual([0, file]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ text: { en: 'We are closed on Monday.' }, link: '' });
});
