import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '../db/data-files.ts';
import { openStore } from '../db/open-store.ts';

async function made(): Promise<Uint8Array> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tables-'));
  const store = await openStore({ dataDir });
  await store.close();
  const file = readFileSync(join(dataDir, databaseFile));
  rmSync(dataDir, { recursive: true });
  return file;
}

let model: Promise<Uint8Array> | undefined;

/**
 * Puts an embedded database whose tables stand, and are empty, into a folder that has none: making them takes seven
 * times as long as all else that opening a store does, and every test opens one.
 */
export async function putTables(dataDir: string): Promise<void> {
  const file = join(dataDir, databaseFile);
  if (existsSync(file)) return;
  const tables = await (model ??= made());
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, tables, { mode: 0o600 });
}
