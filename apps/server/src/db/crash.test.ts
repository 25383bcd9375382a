import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { engines, scratchStore } from '../testing/scratch-store.ts';

/** Rounds of killing: few by default, `CRASH_ROUNDS=50` for a long look. */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 3);

/** Runs the writer, kills it when it has acknowledged so many, and says which those were. */
async function acknowledgedBeforeKill(args: readonly string[], enough: number): Promise<readonly string[]> {
  const writer = spawn(process.execPath, [fileURLToPath(import.meta.resolve('../testing/crash-writer.ts')), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PGAPPNAME: 'crash-writer' },
  });
  const marks: string[] = [];
  const ended = once(writer, 'exit');
  for await (const mark of createInterface(writer.stdout)) {
    marks.push(mark);
    if (marks.length === enough) writer.kill('SIGKILL');
  }
  await ended;
  return marks;
}

/** PostgreSQL may still finish a commit that a killed client had sent. */
async function untilSettled(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const others = "select 1 from pg_stat_activity where application_name = 'crash-writer'";
  while ((await client.query(others)).rowCount !== 0);
  await client.end();
}

describe.each(engines())('on $name', (engine) => {
  test(`killed ${rounds} times under load, nothing acknowledged is missing and nothing is there twice`, async () => {
    const { store, dataDir, databaseUrl: url, clock } = await scratchStore(engine);
    const acknowledged: string[] = [];

    for (let round = 0; round < rounds; round += 1) {
      acknowledged.push(...(await acknowledgedBeforeKill([dataDir, url ?? ''], 7 + 5 * round)));
    }

    if (url !== undefined) await untilSettled(url);
    const leads = await store.enquiries.list();
    const marks = leads.map((lead) => String(lead.params['mark']));
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * 7);
    expect(acknowledged.filter((mark) => !marks.includes(mark))).toEqual([]);
    expect(new Set(marks).size).toBe(marks.length);
    for (const lead of leads) {
      const [file] = lead.files;
      const content = readFileSync(store.files.path(file?.id ?? ''), 'utf8');
      expect(content).toBe(`${String(lead.params['mark'])}\n`.repeat(1000));
      expect(lead.mail.state).toBe('waiting');
    }
    clock.now = 8e15; // long after
    await store.files.sweep();
    expect(readdirSync(join(dataDir, 'files'))).toHaveLength(leads.length);
  });
});
