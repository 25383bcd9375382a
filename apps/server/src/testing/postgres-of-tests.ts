import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '../db/open-store.ts';
import { scratchPostgres } from './scratch-postgres.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface is merged with Vitest's
  interface ProvidedContext {
    /** Databases to copy, one in which nothing stands and one that has all tables; undefined outside `services`. */
    postgres: Readonly<{ bare: string; model: string }> | undefined;
  }
}

let stop: (() => Promise<void>) | undefined;

/** Before the first test of `npm run test:services`: starts the PostgreSQL of all of them, and makes its tables once. */
export async function setup(project: TestProject): Promise<void> {
  const postgres = await scratchPostgres();
  ({ stop } = postgres);
  const [bare, model] = [await postgres.freshDatabase(), await postgres.freshDatabase()];
  await openOnce(model);
  project.provide('postgres', { bare, model });
}

export async function teardown(): Promise<void> {
  await stop?.();
}

async function openOnce(databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  const store = await openStore({ dataDir, databaseUrl });
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
}
