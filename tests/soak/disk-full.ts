import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enquiryClient } from './enquiry-client.ts';
import { counted, expectThat, scratchFolder } from './figures.ts';
import { type LeadsView, ownersView, startServer } from './server-process.ts';

/** A disk of 12 MB with 4 MB of something else on it; undefined where we may not mount one. */
function smallDisk(): Readonly<{ path: string; ballast: string; unmount: () => void }> | undefined {
  const path = scratchFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const ballast = join(path, 'ballast');
  writeFileSync(ballast, Buffer.alloc(4 * 1024 * 1024));
  return { path, ballast, unmount: () => void execFileSync('umount', ['-l', path]) };
}

/** Fills the disk, asks for the truth, makes room, and asks again. */
export async function diskFull(): Promise<void> {
  const disk = smallDisk();
  if (!disk) return console.log('  skipped: a small disk can be mounted by root only');
  const env = { DATA_DIR: disk.path, OUTBOX_TICK_MS: '3600000' };
  const server = await startServer(env);
  const client = enquiryClient(server.origin, 4);
  const acknowledged: string[] = [];
  const statuses: number[] = [];
  const send = async (name: string, bytes: number) => {
    const { status } = await (bytes > 0 ? client.upload(name, bytes) : client.enquire(name));
    statuses.push(status);
    if (status === 200) acknowledged.push(name);
    return status;
  };
  for (let count = 0; count < 60; count += 1) await send(`large ${count}`, 400_000);
  for (let count = 0; count < 400; count += 1) await send(`small ${count}`, 0);
  expectThat(
    statuses.every((status) => status === 200 || status === 503),
    `full disk: ${counted(statuses)}`,
  );
  expectThat(statuses.includes(503), 'a full disk is admitted by 503');
  rmSync(disk.ballast);
  const again = [await send('after large', 400_000), await send('after small', 0)];
  expectThat(
    again.every((status) => status === 200),
    `with room again: ${again.join(', ')}, without a restart`,
  );
  client.close();
  await server.stop();
  const { leads } = ownersView(env, 'list') as LeadsView; // the documented shape
  const stored = new Set(leads.map((lead) => lead.params['contact_name']));
  const lost = acknowledged.filter((name) => !stored.has(name)).length;
  expectThat(lost === 0, `${acknowledged.length} acknowledged, ${lost} of them missing`);
  disk.unmount();
}
