import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { parseSettings } from '../settings.ts';
import { scratchFolder } from '../testing/scratch-store.ts';
import { alarmFile } from '../watch/alarm-round.ts';
import { CannotStart, runServer } from './run-server.ts';

test('where nothing can listen, it says why, and the database is closed', async () => {
  const there = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void there.close());
  await once(there, 'listening');
  const { port } = there.address() as AddressInfo; // it listens at a port, not at a pipe
  const dataDir = scratchFolder();
  const env = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, API_ONLY: '1', LOG_LEVEL: 'silent' };
  const settings = parseSettings(env);
  if ('refused' in settings) throw new Error(settings.refused);

  const started = runServer(settings, () => undefined);

  await expect(started).rejects.toThrow(CannotStart);
  await expect(started).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use`);
  expect(existsSync(join(dataDir, 'leads.sqlite'))).toBe(true);
  expect(existsSync(join(dataDir, 'leads.sqlite-wal')), 'what an open database leaves beside it').toBe(false);
});

test('a folder of backups that it cannot write is told at the start, and by the alarm, until it can', async () => {
  const [dataDir, backups] = [scratchFolder(), scratchFolder()];
  const inTheWay = join(backups, 'register.jsonl');
  mkdirSync(inTheWay);
  const env = { PORT: '0', DATA_DIR: dataDir, BACKUP_DIR: backups, API_ONLY: '1', LOG_LEVEL: 'silent' };
  const settings = parseSettings(env);
  if ('refused' in settings) throw new Error(settings.refused);
  const started = async () => {
    const said: string[] = [];
    const { close } = await runServer(settings, (line) => said.push(line));
    await close();
    const { alarms } = JSON.parse(readFileSync(alarmFile(dataDir), 'utf8')) as Readonly<{ alarms: readonly object[] }>; // ours
    return { said, alarms };
  };
  const sentence = expect.stringContaining(`cannot write ${backups} (EISDIR)`);

  const blocked = await started();
  rmdirSync(inTheWay);
  const mended = await started();

  expect(blocked.said).toEqual([sentence]);
  expect(blocked.alarms).toContainEqual(expect.objectContaining({ says: sentence }));
  expect(mended.said).toEqual([]);
  expect(mended.alarms).not.toContainEqual(expect.objectContaining({ says: sentence }));
});

test('before it stops, it takes no new visitors, and asks those that it has to come back, and answers them meanwhile', async () => {
  const settings = parseSettings({ PORT: '0', DATA_DIR: scratchFolder(), API_ONLY: '1', LOG_LEVEL: 'silent' });
  if ('refused' in settings) throw new Error(settings.refused);
  const { origin, drain, close } = await runServer(settings, () => undefined);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answer = async () => {
    const [response] = (await once(get(`${origin}/readyz`, { agent }), 'response')) as [IncomingMessage];
    await text(response); // the connection is free again
    return [response.statusCode, response.headers.connection];
  };
  expect(await answer()).toEqual([200, 'keep-alive']);

  const drained = drain();

  expect(await answer()).toEqual([200, 'close']);
  await expect(answer(), 'on a new connection').rejects.toThrow();
  await drained;
  await close();
});
