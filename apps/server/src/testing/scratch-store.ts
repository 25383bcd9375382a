import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { openStore, type StoreOptions } from '../db/open-store.ts';
import type { NewEnquiry, Store } from '../db/store.ts';
import type { Requester } from '../enquiries/requester.ts';
import { copyOf } from './scratch-postgres.ts';
import { putTables } from './scratch-tables.ts';

/** Where a test's store keeps its database: undefined is the embedded one. */
export type Engine = Readonly<{
  name: string;
  /** One whose tables stand already, and are empty. */
  databaseUrl: () => Promise<string | undefined>;
  /** One in which nothing stands. */
  bareDatabase: () => Promise<string | undefined>;
}>;

const inFolder = () => Promise.resolve(undefined);
export const embedded: Engine = { name: 'node:sqlite', databaseUrl: inFolder, bareDatabase: inFolder };

/** The engines that the tests of the store run on: the embedded one, and in `npm run test:services` PostgreSQL. */
export function engines(): readonly Engine[] {
  const postgres = inject('postgres');
  if (!postgres) return [embedded];
  const { bare, model } = postgres;
  return [{ name: 'PostgreSQL', databaseUrl: () => copyOf(model), bareDatabase: () => copyOf(bare) }];
}

export type ScratchStore = Readonly<{
  store: Store;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The clock of the store: a test moves it. */
  clock: { now: number };
  /** Another server on the same database and folder. */
  another: () => Promise<Store>;
}>;

/** A folder that goes when the test ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty store that is closed and removed when the test ends. */
export async function scratchStore(
  engine: Pick<Engine, 'databaseUrl'> = embedded,
  input: Partial<StoreOptions> = {},
): Promise<ScratchStore> {
  const clock = { now: Date.parse('2026-11-23T04:00:00Z') };
  const dataDir = scratchFolder();
  const databaseUrl = await engine.databaseUrl();
  if (databaseUrl === undefined) await putTables(dataDir);
  const options = { dataDir, databaseUrl, now: () => clock.now, ...input };
  const open = async () => {
    const store = await openStore(options);
    onTestFinished(() => store.close());
    return store;
  };
  return { store: await open(), dataDir, databaseUrl, clock, another: open };
}

/** An enquiry as a form sends it; a test changes what it is about. */
export function someEnquiry(input: Partial<NewEnquiry> = {}): NewEnquiry {
  const address = input.address ?? 'nimal@example.com';
  return {
    params: {
      contact_name: 'Nimal Perera',
      contact_email: address,
      message: 'A UK company, please.',
      agree_to_protect_data: 'Yes',
    },
    address,
    consentText: '1',
    ...input,
  };
}

/** When a call of half an hour begins and ends. */
export const callAt = (start: number) => ({ start, end: start + 30 * 60_000 });

let requests = 0;

/** A request unlike any other. */
export function freshOrigin(): Requester {
  requests += 1;
  return { sender: '192.0.2.1', key: `request-${requests}` };
}

/** The bytes of an upload, as the network hands them over. */
export async function* upload(...chunks: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
}

/** Whether any file below a folder still contains a text. */
export function isInFiles(folder: string, text: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text),
  );
}
