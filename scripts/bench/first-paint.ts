import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium as playwright } from '@playwright/test';
import { dist } from '../build/built-pages.ts';
import { freePort } from '../build/free-port.ts';
import { browserArguments } from '../build/site-server.ts';
import { chromium } from '../chromium/find.ts';
import { tool } from '../tasks/tool.ts';
import { serveHandWritten } from './hand-written.ts';
import { secureLine } from './secure-line.ts';

const rounds = 3;
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

type Result = Readonly<{ lhr: Readonly<{ audits: Readonly<Record<string, Readonly<{ numericValue?: number }>>> }> }>;
/** What we ask of Lighthouse. */
type Lighthouse = (
  url: string,
  flags: Readonly<{ port: number; onlyAudits: readonly string[]; logLevel: 'silent' }>,
) => Promise<Result | undefined>;

async function lighthouse(): Promise<Lighthouse> {
  const entry = join(await tool('lighthouse'), 'lighthouse/core/index.js');
  const { default: run } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }; // its main export
  return run;
}

/** Milliseconds until the largest text is painted on Lighthouse's phone, whose line is simulated. */
async function paintOf(run: Lighthouse, url: string, port: number): Promise<number> {
  const audit = 'largest-contentful-paint';
  const result = await run(url, { port, onlyAudits: [audit], logLevel: 'silent' });
  return result?.lhr.audits[audit]?.numericValue ?? Number.NaN;
}

export type FirstPaint = Readonly<{ path: string; ms: number; handWritten: number }>;

/**
 * First paint of the largest text of pages, and of the words of the first of them by hand, measured in turn; all as
 * visitors reach them, by HTTPS and HTTP/2.
 */
export async function firstPaint(origin: string, paths: readonly string[]): Promise<readonly FirstPaint[]> {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const font = /href="([^"]+)" as="font"/.exec(html)?.[1] ?? '';
  const plain = await serveHandWritten(html, readFileSync(join(dist, font)));
  const [own, byHand] = [await secureLine(origin), await secureLine(plain.origin)];
  const run = await lighthouse();
  const executablePath = await chromium();
  const port = await freePort(9300);
  const args = [...browserArguments, '--ignore-certificate-errors', `--remote-debugging-port=${port}`];
  const browser = await playwright.launch({ ...(executablePath && { executablePath }), args });
  const addresses = [`${byHand.origin}/`, ...paths.map((path) => own.origin + path)];
  const times = new Map<string, number[]>(addresses.map((address) => [address, []]));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [address, found] of times) found.push(await paintOf(run, address, port));
  } finally {
    await browser.close();
    own.close();
    byHand.close();
    plain.server.close();
    await once(plain.server, 'close');
  }
  const [handWritten = Number.NaN, ...found] = [...times.values()].map(median);
  return paths.map((path, index) => ({ path, ms: found[index] ?? Number.NaN, handWritten }));
}
