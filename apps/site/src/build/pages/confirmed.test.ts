import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@formation/calendar';
import { confirmableFees, confirmableTexts, type Confirmation, claims, facts, factsReadOn } from '@formation/content';
import { tableFile } from '@formation/fees/tables';
import { expect, onTestFinished, test } from 'vitest';
import { confirmed, daysOfBuild, withDates } from './confirmed.ts';

const root = join(import.meta.dirname, '../../../../..');
const day = addDays(factsReadOn, 400);
const today = addDays(day, 1);

/** The first of each kind, confirmed as it stands. */
async function three(): Promise<readonly [Confirmation, Confirmation, Confirmation]> {
  const texts = confirmableTexts({ facts, claims });
  const fees = confirmableFees(await tableFile('etsy'));
  const first = (all: ReadonlyMap<string, Readonly<{ version: string }>>, kind: Confirmation['kind']): Confirmation => {
    const [name, { version }] = [...all].find(([each]) => each.startsWith(`${kind} `)) ?? ['', { version: '' }];
    return { kind, key: name.slice(kind.length + 1), version, day };
  };
  return [first(texts, 'fact'), first(texts, 'claim'), first(fees, 'fee')];
}

type Days = Awaited<ReturnType<typeof daysOfBuild>>['days'];

/** A file of data as the build reads it. */
const dated = (path: string, days: Days) => withDates(readFileSync(join(root, path), 'utf8'), join(root, path), days);

/** What a module of data exports once the build has read it; types are taken off by the same rule as in Node. */
async function built(path: string, days: Days) {
  const { stripTypeScriptTypes } = await import('node:module');
  const code = dated(path, days);
  const text = stripTypeScriptTypes(code, { mode: 'strip' });
  return (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<string, Record<string, object>>;
}

test('the day of what was confirmed becomes the confirmation’s, and nothing else changes', async () => {
  const all = await three();
  const [fact, claim, fee] = all;
  const { days, said } = await daysOfBuild(all, today);
  expect(said).toEqual([]);
  const source = fee.key.split('/')[1] ?? '';

  const own = JSON.parse(dated('content/entries/facts/facts.json', days));
  expect(own[fact.key]).toEqual({
    ...own[fact.key],
    ...facts[fact.key as 'boi'],
    readOn: day,
    reviewBy: expect.any(String),
  });
  expect({ ...own, [fact.key]: facts[fact.key as 'boi'] }).toEqual(facts);

  expect(JSON.parse(dated('content/entries/claims/claims.json', days))).toEqual({
    ...claims,
    [claim.key]: { ...claims[claim.key as 'clients'], asOf: day },
  });

  const path = 'domain/fees/src/platforms/etsy/tables/sources.ts';
  const [{ sources: before = {} }, { sources = {} }] = [await built(path, new Map()), await built(path, days)];
  expect(sources).toEqual({ ...before, [source]: { ...before[source], readAgain: day } });
});

test('what is unknown or has changed since is left out, and said', async () => {
  const [fact, claim, fee] = await three();
  const changed = [
    { ...fact, key: 'no-such' },
    { ...claim, version: '0'.repeat(16) },
    { ...fee, day: addDays(today, 1) },
  ];

  const { days, said } = await daysOfBuild(changed, today);

  expect(days.size).toBe(0);
  expect(said.map((sentence) => sentence.split(': ').at(-1))).toEqual(['unknown', 'changed', 'to come']);
});

/** The plugin, asked as a build asks it. */
async function run(text: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'confirmed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'confirmations.json');
  if (text !== undefined) writeFileSync(path, text);
  const warned: string[] = [];
  const plugin = await confirmed(path, today);
  const hook = plugin.configResolved as unknown as (config: object) => void; // of ours, and no object
  hook({ logger: { warn: (sentence: string) => void warned.push(sentence) } });
  return { plugin, warned };
}

test('a build without the file is as it was; one that left something out says so; another file stops it', async () => {
  const [fact] = await three();
  const { handler } = (await run(undefined)).plugin.transform as unknown as {
    handler: (code: string, id: string) => { code: string };
  };
  const code = '{"boi":{"readOn":"2026-11-21"}}';
  expect(handler(code, '/x/content/entries/facts/facts.json')).toMatchObject({ code });

  expect((await run(JSON.stringify([{ ...fact, key: 'no-such' }]))).warned).toHaveLength(1);
  await expect(run('')).rejects.toThrow('it is no JSON');
  await expect(run('[{"kind":"price"}]')).rejects.toThrow('docs/owning/administrator.md');
});
