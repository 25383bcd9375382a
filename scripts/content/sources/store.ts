import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageState } from './state.ts';

const nameOf = (href: string) => `${createHash('sha256').update(href).digest('hex').slice(0, 32)}.json`;

/** What a file holds that we wrote; nothing where there is none, or where a disk has spoiled it. */
function read<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}

/** Whole or not at all: a kill leaves the old file. */
function write(file: string, value: unknown): void {
  writeFileSync(`${file}.part`, `${JSON.stringify(value, undefined, 2)}\n`);
  renameSync(`${file}.part`, file);
}

type Rests = Readonly<Record<string, number>>;

/** A folder with a file for each page, the hosts that want to be left alone, and the report. */
export function sourceStore(folder: string) {
  const pages = join(folder, 'pages');
  mkdirSync(pages, { recursive: true });
  const rests = join(folder, 'resting-hosts.json');
  return {
    page: (href: string) => read<PageState>(join(pages, nameOf(href))),
    keep: (state: PageState) => write(join(pages, nameOf(state.href)), state),
    /** What it says at the next visit is what somebody read. */
    forget: (href: string) => rmSync(join(pages, nameOf(href)), { force: true }),
    restsUntil: (host: string) => read<Rests>(rests)?.[host] ?? 0,
    rest: (host: string, until: number) => write(rests, { ...read<Rests>(rests), [host]: until }),
    report: (value: unknown) => write(join(folder, 'report.json'), value),
  };
}

export type SourceStore = ReturnType<typeof sourceStore>;
