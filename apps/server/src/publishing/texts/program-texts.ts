import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Translated } from '@formation/content';
import type { Change, SiteText, TextSource } from './texts.ts';

/** The program that runs: an edition of the site holds what it shows. */
const root = join(import.meta.dirname, '../../../../..');
const longestMs = 60_000;

/** What the script of the texts prints, as JSON; undefined where it fails. */
async function runScript(args: readonly string[], input: unknown): Promise<unknown> {
  const child = spawn(process.execPath, [join(root, 'scripts/content/reader-texts.ts'), ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    signal: AbortSignal.timeout(longestMs),
  });
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  child.stdin.on('error', () => undefined); // it ended before it read: its exit code says so
  child.stdin.end(JSON.stringify(input));
  const [printed, code] = await Promise.all([text(child.stdout), ended]);
  return code === 0 ? (JSON.parse(printed) as unknown) : undefined;
}

/** The texts of this program: read once in its life, by a process of its own, which takes seconds. */
function programTexts(): TextSource {
  const known = new Map<Translated, Promise<readonly SiteText[] | undefined>>();
  const texts = (language: Translated) => {
    const found = known.get(language) ?? (runScript(['list', language], null) as ReturnType<TextSource['texts']>); // the script's own
    known.set(language, found);
    void found.then((all) => all ?? known.delete(language));
    return found;
  };
  const faults = async (language: Translated, change: Change) => {
    const found = (await runScript(['judge', language], change)) as readonly string[] | undefined; // the script's own
    return found ?? ['it could not be checked; try again'];
  };
  return { texts, faults };
}

/** The texts of the program that runs. */
export const ownTexts: TextSource = programTexts();
