// npm run launch-check: what must be replaced, confirmed or checked before the site is shown to customers.
// A line for each group; `-- must`, `-- should` or `-- can` lists each of that level, with the file to change.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayAt } from '@formation/calendar';
import {
  calls,
  confirmable,
  confirmedBy,
  fill,
  launchGroups,
  launchItem,
  messages,
  readConfirmations,
} from '@formation/content';
// eslint-disable-next-line no-restricted-imports -- the server, which has no door, counts the same
import { launchList } from '../../apps/server/src/launch/launch-list.ts';
import { openChapters, overduePoints } from './open-points.ts';

const words = messages.en.console.today.launch;
const today = dayAt(Date.now(), calls.hours.timeZone);
const file = join(import.meta.dirname, '../../content/confirmations.json');
const read = existsSync(file) ? readConfirmations(readFileSync(file, 'utf8')) : [];
const unreadable =
  'refused' in read
    ? [launchItem({ kind: 'unreadable file', what: read.refused, where: 'content/confirmations.json' })]
    : [];
const { facts } = confirmedBy('refused' in read ? [] : read, confirmable([]), today);
const items = [...unreadable, ...launchList({ day: today, settings: process.env, facts })];
const [, , asked] = process.argv;

for (const [level, groups] of Map.groupBy(launchGroups(items), (group) => group.level)) {
  console.log(`\n${fill(words.levels[level], { count: groups.flatMap((group) => group.items).length })}`);
  for (const { kind, items: inside } of groups) {
    console.log(`  ${fill(words.kinds[kind], { count: inside.length })}`);
    if (asked === level) for (const { what, where } of inside) console.log(`    ${what}\n      ${where}`);
  }
}
const must = items.filter(({ level }) => level === 'must').length;
const overdue = overduePoints(await openChapters(), today);
console.log(`\n${overdue.length} facts and fees to be read again: npm run open-points names them.`);
console.log(`${items.length} to do, checked on ${today}. npm run launch-check -- must lists each that must be done.`);
console.log(must === 0 ? 'The site may open.' : `The site may open when ${must} are done.`);
process.exitCode = must === 0 ? 0 : 1;
