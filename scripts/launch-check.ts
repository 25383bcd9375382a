// npm run launch-check: what must be replaced, confirmed or checked before the site is shown to customers.
import { utcDay } from '@formation/calendar';
import { launchCheck } from '@formation/content';
import { certaintyCounts } from '@formation/formation';
import { registerSearches } from '@formation/names';
import { packagesBelowFee } from './package-fees.ts';

const today = utcDay(Date.now());
const unopened = registerSearches
  .filter(({ verified }) => !verified)
  .map(({ office, href }) => ({
    kind: 'address that nobody has opened' as const,
    what: `${office}: open ${href}, and set verified`,
    where: 'domain/names/src/registers.ts',
  }));
const items = [...launchCheck(today, { settings: process.env }), ...packagesBelowFee(today), ...unopened];
const kinds = [...new Set(items.map(({ kind }) => kind))];

for (const kind of kinds) {
  console.log(`\n${kind}`);
  for (const { what, where } of items.filter((item) => item.kind === kind)) console.log(`  ${what}\n    ${where}`);
}
console.log('\nhow sure the tables of companies are');
for (const [table, counts] of Object.entries(certaintyCounts()))
  console.log(
    `  ${table}: ${Object.entries(counts)
      .map(([certainty, count]) => `${count} ${certainty}`)
      .join(', ')}`,
  );
console.log(`\n${items.length} to do before the launch, checked on ${today}.`);
process.exitCode = items.length === 0 ? 0 : 1;
