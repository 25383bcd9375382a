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

/** The characters of the scripts that have a font of their own, by the language of the page. */
const ranges: Readonly<Record<string, string>> = { si: 'U+D80-DFF,U+200C-200D', ta: 'U+B80-BFF,U+200C-200D' };

/** The same words by hand, with the fonts that reading them takes: the one for text, and that of the page's script. */
function serveByHand(path: string) {
  const html = readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const files = [...html.matchAll(/href="([^"]+)" as="font"/g)].map(([, file = '']) => file);
  const [text = '', , script] = files; // the second is for headings
  const read = (name: string, file: string, range: string) => ({ name, file: readFileSync(join(dist, file)), range });
  const ofScript = script ? [read('script', script, ranges[path.slice(1)] ?? '')] : [];
  return serveHandWritten(html, [read('text', text, ''), ...ofScript]);
}

/** What a browser needs to reach a page: ours, or the same by hand, by HTTPS and HTTP/2. */
async function reached(origin: string, paths: readonly string[]) {
  const own = await secureLine(origin);
  const byHand = await Promise.all(
    paths.map(async (path) => {
      const plain = await serveByHand(path);
      return { plain, line: await secureLine(plain.origin) };
    }),
  );
  const close = async () => {
    own.close();
    for (const { plain, line } of byHand) {
      line.close();
      plain.server.close();
      await once(plain.server, 'close');
    }
  };
  return { pages: paths.map((path, at) => [own.origin + path, `${byHand[at]?.line.origin}/`] as const), close };
}

/**
 * First paint of the largest text of pages, and of the words of each by hand, in its own script, measured in turn; all as
 * visitors reach them, by HTTPS and HTTP/2.
 */
export async function firstPaint(origin: string, paths: readonly string[]): Promise<readonly FirstPaint[]> {
  const { pages, close } = await reached(origin, paths);
  const run = await lighthouse();
  const executablePath = await chromium();
  const port = await freePort(9300);
  const args = [...browserArguments, '--ignore-certificate-errors', `--remote-debugging-port=${port}`];
  const browser = await playwright.launch({ ...(executablePath && { executablePath }), args });
  const times = new Map<string, number[]>(pages.flat().map((address) => [address, []]));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [address, found] of times) found.push(await paintOf(run, address, port));
  } finally {
    await browser.close();
    await close();
  }
  const middle = (address = '') => median(times.get(address) ?? []);
  return paths.map((path, at) => ({ path, ms: middle(pages[at]?.[0]), handWritten: middle(pages[at]?.[1]) }));
}
