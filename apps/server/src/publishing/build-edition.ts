import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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

/** A build that takes longer hangs. */
const longestMs = 15 * 60_000;
/** Visitors and mails go before. */
const behindOthers = 10;
const shownLines = 20;

/** What a failed build says is wrong: what it sets in below its cross, or the errors of a program, or its last lines. */
function whyOf(output: string): readonly string[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^\s+at |^\[|^added: /.test(line));
  const cross = lines.findIndex((line) => line.startsWith('✗'));
  const setIn = cross === -1 ? [] : lines.slice(cross).filter((line) => line.startsWith('    '));
  const errors = lines.filter((line) => /Error: |\bE[A-Z]{4,}: /.test(line));
  const found = [setIn, errors, lines.slice(-5)].find((each) => each.length > 0) ?? [];
  return found.slice(0, shownLines).map((line) => line.trim());
}

/**
 * Builds an edition in a process of its own, behind everything else that the machine does.
 *
 * @returns why it failed, in sentences; nothing when it is whole.
 */
export async function buildEdition(wanted: Wanted, signal: AbortSignal): Promise<readonly string[]> {
  const { program, folder, shown, siteUrl, files, newRates } = wanted;
  const rates = newRates ? ['--new-rates'] : [];
  const child = spawn(process.execPath, [join(program, 'scripts/build/edition.ts'), folder, shown, ...rates], {
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: siteUrl },
    stdio: ['pipe', 'pipe', 'pipe'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
  });
  const ended = new Promise<number | Error>((resolve) => {
    child.once('error', resolve);
    child.once('close', (code) => resolve(code ?? 1));
  });
  if (child.pid !== undefined) setPriority(child.pid, behindOthers);
  child.stdin.on('error', () => undefined); // it ended before it read: its exit code says so
  child.stdin.end(JSON.stringify(files));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code === 0) return [];
  return whyOf(code instanceof Error ? code.message : `${errors}\n${output}`);
}
