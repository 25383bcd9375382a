// npm run launch-check: what must be replaced, confirmed or checked before the site is shown to customers.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayAt } from '@formation/calendar';
import {
  calls,
  coinedTerms,
  confirmable,
  confirmedBy,
  launchCheck,
  readConfirmations,
  translatedLanguages,
} from '@formation/content';
import { certaintyCounts } from '@formation/formation';
import { registerSearches } from '@formation/names';
import { packagesBelowFee } from '../release/package-fees.ts';
import { openChapters, overduePoints } from './open-points.ts';
import { unreadTranslations } from './unread-translations.ts';

const today = dayAt(Date.now(), calls.hours.timeZone);
const file = join(import.meta.dirname, '../../content/confirmations.json');
const read = existsSync(file) ? readConfirmations(readFileSync(file, 'utf8')) : [];
const unreadable =
  'refused' in read
    ? [{ kind: 'file that cannot be read' as const, what: read.refused, where: 'content/confirmations.json' }]
    : [];
const { facts } = confirmedBy('refused' in read ? [] : read, confirmable([]), today);
const unopened = registerSearches
  .filter(({ verified }) => !verified)
  .map(({ office, href }) => ({
    kind: 'address that nobody has opened' as const,
    what: `${office}: open ${href}, and set verified`,
    where: 'domain/names/src/registers.ts',
  }));
const unread = translatedLanguages.flatMap((language) => unreadTranslations(language));
const coined = coinedTerms.map(({ en, si, ta }) => ({
  kind: 'term of our own that nobody whose language it is has confirmed' as const,
  what: `${en}: ${si}; ${ta}`,
  where: 'content/entries/terms/coined.ts',
}));
const items = [
  ...coined,
  ...unreadable,
  ...unread,
  ...launchCheck(today, { settings: process.env, facts }),
  ...packagesBelowFee(today),
  ...unopened,
];
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
const overdue = overduePoints(await openChapters(), today);
console.log(`\n${overdue.length} facts and fees to be read again: npm run open-points names them.`);
console.log(`\n${items.length} to do before the launch, checked on ${today}.`);
process.exitCode = items.length === 0 ? 0 : 1;
