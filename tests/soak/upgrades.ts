import { execFileSync } from 'node:child_process';
import { type Database, databases } from './databases.ts';
import { enquiryClient } from './enquiry-client.ts';
import { expectThat, scratchFolder } from './figures.ts';
import { olderVersion } from './older-version.ts';
import { leads, type LeadsView, startServer } from './server-process.ts';

const enquiries = 20;
type Environment = Readonly<Record<string, string | undefined>>;

/** Lets a server take enquiries and a file, and stops it. */
async function written(name: string, env: Environment, checkout?: string): Promise<void> {
  const server = await startServer(env, checkout);
  const client = enquiryClient(server.origin, 4);
  for (let count = 0; count < enquiries; count += 1) {
    const { status } = await client.enquire(`${name} ${count}`);
    if (status !== 200) throw new Error(`The server answered ${status}.`);
  }
  await client.upload(`${name} file`, 60_000);
  client.close();
  await server.stop();
}

/** Whose enquiries there are, by the part before the number, as one version reads them. */
function stored(env: Environment, checkout?: string): string {
  const { leads: found } = JSON.parse(leads(env, ['list', '--format', 'json'], checkout).text) as LeadsView; // documented
  const names = found.map((lead) => (lead.params['contact_name'] ?? '').split(' ')[0]);
  const groups = Object.entries(Object.groupBy(names, (name) => name ?? '')).sort();
  return groups.map(([name, all]) => `${name} ${all?.length}`).join(', ');
}

async function thereAndBack({ name, url }: Database, older: string): Promise<void> {
  console.log(`  ${name}`);
  const env = { DATA_DIR: scratchFolder(), DATABASE_URL: url };
  const each = enquiries + 1;
  await written('before', env, older);
  expectThat(leads(env, ['list']).status === 1, 'before the upgrade the new version refuses the tables');

  const { status, text } = leads(env, ['upgrade']);
  expectThat(status === 0, text.split('\n')[0] ?? '');
  await written('after', env);
  expectThat(stored(env) === `after ${each}, before ${each}`, `the new version has ${stored(env)}`);

  const tooOld = leads(env, ['list'], older);
  expectThat(
    tooOld.status === 1 && tooOld.refusal.trim() !== '',
    `the version from before says: ${tooOld.refusal.trim()}`,
  );
  const started = await startServer(env, older).catch(() => undefined);
  expectThat(started === undefined, 'nor does its server start');
  await started?.stop();

  const wayBack = /run (.*), and put back/.exec(text)?.[1] ?? 'false';
  execFileSync('sh', ['-c', wayBack], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  await written('back', env, older);
  expectThat(
    stored(env, older) === `back ${each}, before ${each}`,
    `by the printed way back it has ${stored(env, older)}`,
  );

  expectThat(leads(env, ['upgrade']).status === 0, 'a second upgrade');
  await written('again', env);
  const all = `again ${each}, back ${each}, before ${each}`;
  expectThat(stored(env) === all, `the new version has ${stored(env)}`);
}

/** The version that knew fewer tables, the upgrade from it, the printed way back, and the upgrade once more. */
export async function upgrades(): Promise<void> {
  const older = olderVersion();
  if (older === undefined) return console.log('  skipped: this checkout has no history');
  for (const database of await databases()) {
    await thereAndBack(database, older);
    await database.stop();
  }
}
