// npm run rates: adds the newest rates of exchange as the next table. What is there stays as it is, whatever happens.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utcDay } from '@formation/calendar';
import { ratesOn } from '@formation/money/exchange-rates';
import { typedOptions } from '../typed-options.ts';
import { nextTable } from './rates/next-table.ts';
import { suppliers } from './rates/suppliers.ts';
import { withTable } from './rates/with-table.ts';
import { replaceSource } from './replace-source.ts';

const target = join(import.meta.dirname, '../../domain/money/src/exchange-rates/tables/exchange-rates.ts');

const usage = `npm run rates -- [--accept TRY,ZAR] [--onto FILE]

Adds the newest rates of exchange that two houses agree on, or says why not. With --accept a large move that you have checked is taken.
With --onto FILE they are added to the tables in that file.`;

async function addNewest(accepted: readonly string[], onto: string): Promise<number> {
  const today = utcDay(Date.now());
  const newest = ratesOn('9999-12-31');
  const checked = { today, newest, accepted };

  const { reading, refused, confirmedBy } = await nextTable(suppliers, checked);
  for (const { name, reasons } of refused) console.error(`${name}: ${reasons.join('; ')}.`);
  if (reading) {
    await replaceSource(target, withTable(readFileSync(onto, 'utf8'), { reading, confirmedBy }, checked));
    const by = confirmedBy.map(({ title }) => title).join(', ');
    console.log(`The rates of ${reading.day} were added (${reading.source.title}; confirmed by ${by}).`);
    console.log('Run npm test, then commit.');
    return 0;
  }
  console.error(`\nNothing was changed: the rates of ${newest.from} stay.`);
  if (refused.some(({ reasons }) => reasons.some((reason) => reason.includes(' moved by '))))
    console.error('A move that you have checked is taken with --accept TRY,ZAR.');
  return 1;
}

const typed = typedOptions({
  options: { accept: { type: 'string', default: '' }, onto: { type: 'string', default: target } },
});
if (!typed) console.error(usage);
process.exitCode = typed ? await addNewest(typed.values.accept.split(','), typed.values.onto) : 2;
