import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmScript } from '../../boot/npm.mjs';
import { run } from '../../boot/run.mjs';
import type { Supplier } from './next-table.ts';
import { currencyApiReading, ecbReading, frankfurterReading, type Reading } from './reading.ts';

const PACKAGE = '@fawazahmed0/currency-api';
/** A feed that has not answered by then is passed over. */
const PATIENCE_MS = 5000;

/** The newest package of the registry, fetched by npm into a folder of its own. */
async function fromRegistry(): Promise<Reading> {
  const folder = mkdtempSync(join(tmpdir(), 'rates-'));
  try {
    const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${PACKAGE}@latest`];
    const script = npmScript();
    const how = { cwd: folder, stdio: 'ignore' as const };
    const code = await (script ? run(process.execPath, [script, ...args], how) : run('npm', args, how));
    if (code !== 0) throw new Error(`npm install ${PACKAGE} ended with ${code}`);
    const files = join(folder, 'node_modules', PACKAGE);
    const manifest = JSON.parse(readFileSync(join(files, 'package.json'), 'utf8')) as Readonly<{ version: string }>;
    return currencyApiReading(readFileSync(join(files, 'v1/currencies/usd.json'), 'utf8'), {
      title: `Daily mid-market rates, currency-api (open data) ${manifest.version}`,
      href: `https://www.npmjs.com/package/${PACKAGE}`,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The text at an address; throws when there is none. */
async function textAt(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

type Feed = Readonly<{ title: string; href: string; reading: (text: string, source: Reading['source']) => Reading }>;

/** A public feed as a supplier. */
export function feed({ title, href, reading }: Feed): Supplier {
  return { name: title, read: async () => reading(await textAt(href), { title, href }) };
}

/** Who is asked, in this order. Only the package and its copy know the rupee; the others stand by for its loss. */
export const suppliers: readonly Supplier[] = [
  { name: `npm package ${PACKAGE}`, read: fromRegistry },
  feed({
    title: 'European Central Bank, euro reference rates',
    href: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
    reading: ecbReading,
  }),
  feed({
    title: 'Frankfurter, rates of the European Central Bank',
    href: 'https://api.frankfurter.dev/v1/latest?base=USD',
    reading: frankfurterReading,
  }),
  feed({
    title: 'Daily mid-market rates, currency-api (open data) at jsDelivr',
    href: `https://cdn.jsdelivr.net/npm/${PACKAGE}@latest/v1/currencies/usd.json`,
    reading: currencyApiReading,
  }),
];
