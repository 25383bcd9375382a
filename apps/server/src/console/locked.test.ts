import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { databaseFile } from '../db/data-files.ts';
import { consoleApp, enrolled } from '../testing/console-browser.ts';

test('whoever reads in the console waits for no write lock, and is noted as there once it is free', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  app.clock.advance(60_000); // so long after, it is noted that the session was used
  const writer = new DatabaseSync(join(app.settings.dataDir, databaseFile));
  writer.exec('begin immediate');

  for (const path of [
    '/me',
    '/today',
    '/enquiries?state=new',
    '/search?words=nimal',
    '/persons?words=nimal',
    '/account',
  ])
    expect([path, (await reader.get(path)).status]).toEqual([path, 200]);

  writer.exec('commit');
  writer.close();
  await expect
    .poll(async () => (await reader.get('/sessions')).body['sessions'])
    .toMatchObject([{ seen: new Date(app.clock.now()).toISOString() }]);
});
