// `npm run test:soak`: faults and load that really happen, with their figures. `npm run test:soak -- mail` runs one;
// `npm run test:soak -- durability 5` runs it with another number of rounds, seconds or bodies.
import { badInput } from './bad-input.ts';
import { brokenClients } from './broken-clients.ts';
import { brokenUploads } from './broken-uploads.ts';
import { clockJumps } from './clock-jumps.ts';
import { consolePeople } from './console-people.ts';
import { databaseRestarts } from './database-restarts.ts';
import { diskFull } from './disk-full.ts';
import { durability } from './durability.ts';
import { failed } from './figures.ts';
import { load } from './load.ts';
import { mailFaults } from './mail-faults.ts';
import { manyEnquiries } from './many-enquiries.ts';
import { pagesBesideNginx } from './pages-beside-nginx.ts';
import { proxies } from './proxies.ts';
import { reminders } from './reminders.ts';
import { severalMachines } from './several-machines.ts';
import { upgrades } from './upgrades.ts';

const stages: Readonly<Record<string, (size?: number) => void | Promise<void>>> = {
  durability,
  load,
  mail: mailFaults,
  reminders,
  disk: diskFull,
  clients: brokenClients,
  uploads: brokenUploads,
  restart: databaseRestarts,
  clock: clockJumps,
  pages: pagesBesideNginx,
  input: badInput,
  machines: severalMachines,
  console: consolePeople,
  proxies,
  upgrade: upgrades,
  many: manyEnquiries,
};

const [only, size] = process.argv.slice(2);
if (only !== undefined && !stages[only]) {
  console.error(`There is no stage "${only}". Known: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}
for (const [name, run] of Object.entries(stages)) {
  if (only !== undefined && name !== only) continue;
  console.log(`\n${name}`);
  await run(size === undefined ? undefined : Number(size));
}
process.exit(failed() ? 1 : 0);
