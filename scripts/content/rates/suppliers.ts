import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmScript } from '../../boot/npm.mjs';
import { run } from '../../boot/run.mjs';
import type { Supplier } from './next-table.ts';
import { currencyApiReading, ecbReading, frankfurterReading, openAccessReading, type Reading } from './reading.ts';

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
    return currencyApiReading(readFileSync(join(files, 'v1/currencies/usd.json'), 'utf8'), {
      title: 'Daily mid-market exchange rates (currency-api)',
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

type Feed = Omit<Supplier, 'name' | 'read'> &
  Readonly<{
    title: string;
    href: string;
    /** The page for people, where the address itself is for programs. */
    page?: string;
    reading: (text: string, source: Reading['source']) => Reading;
  }>;

/** A public feed as a supplier. */
export function feed({ title, href, page = href, reading, ...of }: Feed): Supplier {
  return { ...of, name: title, read: async () => reading(await textAt(href), { title, href: page }) };
}

const currencyApi = 'currency-api';
const centralBank = 'European Central Bank';

/**
 * Who is read; the first that is confirmed is taken. Two houses know the rupee: currency-api, and ExchangeRate-API, whose
 * terms allow to convert with its rates but not to pass them on, and ask to be named.
 */
export const suppliers: readonly Supplier[] = [
  { name: `npm package ${PACKAGE}`, house: currencyApi, read: fromRegistry },
  feed({
    house: 'ExchangeRate-API',
    isWitness: true,
    title: 'Rates By Exchange Rate API',
    href: 'https://open.er-api.com/v6/latest/USD',
    page: 'https://www.exchangerate-api.com',
    reading: openAccessReading,
  }),
  feed({
    house: centralBank,
    title: 'European Central Bank, euro reference rates',
    href: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
    reading: ecbReading,
  }),
  feed({
    house: centralBank,
    title: 'Frankfurter, rates of the European Central Bank',
    href: 'https://api.frankfurter.dev/v1/latest?base=USD',
    reading: frankfurterReading,
  }),
  feed({
    house: currencyApi,
    title: 'Daily mid-market exchange rates (currency-api, from jsDelivr)',
    href: `https://cdn.jsdelivr.net/npm/${PACKAGE}@latest/v1/currencies/usd.json`,
    reading: currencyApiReading,
  }),
];
