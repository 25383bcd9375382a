import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freeBytes } from '../db/health.ts';
import { longestBuildMs } from './editions.ts';
import type { SiteFiles } from './site-files.ts';

type Wanted = Readonly<{
  /** The folder of the program that is copied. */
  program: string;
  /** Where the edition is made. */
  folder: string;
  /** The folder whose pages are shown now: open ones still ask for its files. */
  shown: string;
  siteUrl: string;
  /** What the files of entries hold in it, by their paths. */
  files: SiteFiles;
  /** Whether newer rates of exchange are asked for. */
  newRates: boolean;
}>;

/** What an edition takes, and as much again for the database beside it: enquiries go before. */
const neededMB = 300;
/** Visitors and mails go before. */
const behindOthers = 10;
const shownLines = 20;
/** What Node compiles of an edition is used once: kept, it would take more room with each. */
const environment = { NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1' };

const full = 'The disk of DATA_DIR became full. Make room, then publish again.';
const killed = 'The build was ended without a word: the machine may have no memory left. Publish again.';

/** What a failed build says is wrong: what it sets in below its cross, or the errors of a program, or its last lines. */
export function whyOf(output: string): readonly string[] {
  if (/\bENOSPC\b/.test(output)) return [full];
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^\s+at |^\[|^added: /.test(line));
  const cross = lines.findIndex((line) => line.startsWith('✗'));
  const setIn = cross === -1 ? [] : lines.slice(cross).filter((line) => line.startsWith('    '));
  const errors = lines.filter((line) => /Error: |\bE[A-Z]{4,}: /.test(line));
  const last = lines.slice(-5).filter((line) => !line.startsWith('✗'));
  const found = [setIn, errors, last].find((each) => each.length > 0) ?? [killed];
  return found.slice(0, shownLines).map((line) => line.trim());
}

/**
 * Builds an edition in a process of its own, behind everything else that the machine does.
 *
 * @returns why it failed, in sentences; nothing when it is whole.
 */
export async function buildEdition(wanted: Wanted, signal: AbortSignal): Promise<readonly string[]> {
  const { program, folder, shown, siteUrl, files, newRates } = wanted;
  const freeMB = Math.floor((await freeBytes(dirname(dirname(folder)))) / 1_000_000);
  if (freeMB < neededMB)
    return [
      `The disk of DATA_DIR has ${freeMB} MB free, and a build needs ${neededMB}. Make room, then publish again.`,
    ];
  const rates = newRates ? ['--new-rates'] : [];
  const child = spawn(process.execPath, [join(program, 'scripts/build/edition.ts'), folder, shown, ...rates], {
    env: { ...process.env, ...environment, SITE_URL: siteUrl },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'], // by the channel it knows when we are killed
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestBuildMs)]),
  });
  const ended = new Promise<number | Error>((resolve) => {
    child.once('error', resolve);
    child.once('close', (code) => resolve(code ?? 1));
  });
  if (child.pid !== undefined) setPriority(child.pid, behindOthers);
  child.stdin?.on('error', () => undefined); // it ended before it read: its exit code says so
  child.stdin?.end(JSON.stringify(files));
  const outputs = [child.stderr, child.stdout].map(async (output) => output && text(output));
  const [code, ...said] = await Promise.all([ended, ...outputs]);
  if (code === 0) return [];
  return whyOf(code instanceof Error ? code.message : said.join('\n'));
}
