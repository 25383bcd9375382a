import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { office } from '@formation/content';
import { expect, test } from 'vitest';
import { freshOrigin, scratchStore, someEnquiry, upload } from '../../testing/scratch-store.ts';
import { shownName } from './staged-file.ts';

const mebibyte = Buffer.alloc(1024 * 1024, 'x');

test.each([
  // what                 chunks                                       name         refusal
  ['an empty file', [], 'a.txt', 'file-empty'],
  ['a byte too many', [...Array<Buffer>(10).fill(mebibyte), 'y'], 'a.txt', 'file-too-large'],
  ['a program', ['MZ'], 'a.exe', 'file-type'],
  ['a workbook with a password', [Buffer.from('d0cf11e0a1b11ae1', 'hex')], 'a.xlsx', 'file-protected'],
  ['the start of one', [Buffer.from('d0cf11e0', 'hex')], 'a.xlsx', 'file-type'],
  ['no ending', ['text'], 'README', 'file-type'],
  ['a program that calls itself a document', ['MZ'], 'a.pdf', 'file-type'],
])('%s is refused and leaves nothing', async (_, chunks, name, refused) => {
  const { store, dataDir } = await scratchStore();

  expect(await store.files.stage(upload(...chunks), name)).toEqual({ refused });
  expect(readdirSync(join(dataDir, 'files'))).toEqual([]);
});

test('ten mebibytes to the byte are taken', async () => {
  const { store } = await scratchStore();

  const staged = await store.files.stage(upload(...Array<Buffer>(10).fill(mebibyte)), 'a.txt');

  expect(staged).toMatchObject({ bytes: office.uploads.maxBytes, type: 'text/plain' });
});

test('a refused source is read to its end, so that the visitor gets the answer', async () => {
  const { store } = await scratchStore();
  let last = false;
  async function* source() {
    for (let i = 0; i < 12; i += 1) yield await Promise.resolve(mebibyte);
    last = true;
  }

  await store.files.stage(source(), 'a.txt');

  expect(last).toBe(true);
});

test('an upload that breaks off leaves nothing', async () => {
  const { store, dataDir } = await scratchStore();
  async function* broken() {
    yield await Promise.resolve(mebibyte);
    throw new Error('the client has gone');
  }

  await expect(store.files.stage(broken(), 'a.txt')).rejects.toThrow('the client has gone');
  expect(readdirSync(join(dataDir, 'files'))).toEqual([]);
});

test('a sweep removes what crashes left, and nothing that is owned or on its way', async () => {
  const { store, dataDir, clock } = await scratchStore();
  const owned = await store.files.stage(upload('owned'), 'a.txt');
  if ('id' in owned) await store.enquiries.add(someEnquiry({ file: owned }), freshOrigin());
  const staged = await store.files.stage(upload('on its way'), 'b.txt');
  const host = hostname().replaceAll(/[^\w]/g, '');
  const names = {
    ofThisNumberBefore: `00.${host}.${process.pid}`, // a container's first process has the same number each time
    ofADeadProcess: `01.${host}.4194999`,
    ofAnotherHost: `02.elsewhere.1`, // fresh: its upload may still be running
  };
  for (const name of Object.values(names)) {
    writeFileSync(join(dataDir, 'files', name), '');
    utimesSync(join(dataDir, 'files', name), clock.now / 1000, clock.now / 1000);
  }

  expect(await store.files.sweep()).toBe(2);

  const left = new Set(readdirSync(join(dataDir, 'files')));
  expect(left).toEqual(new Set(['id' in owned && owned.id, 'id' in staged && staged.id, names.ofAnotherHost]));
});

test('after a day another host cannot be at it any more', async () => {
  const { store, dataDir, clock } = await scratchStore();
  writeFileSync(join(dataDir, 'files', '02.elsewhere.1'), '');
  clock.now = 8e15;

  expect(await store.files.sweep()).toBe(1);
});

test.each([
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\me\\scan.pdf', 'scan.pdf'],
  ['a\r\nBcc: x@example.com.pdf', 'aBcc_ x@example.com.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'], // the sign that turns text around
  ['a\0b.pdf', 'ab.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(150)}${'x'.repeat(46)}.pdf`],
])('the name %j is shown as %j', (input, shown) => {
  expect(shownName(input)).toBe(shown);
});

test('a name without end is read at once', () => {
  expect(shownName(`a${' '.repeat(2_000_000)}b.pdf`)).toBe(`a${' '.repeat(149)}${' '.repeat(45)}b.pdf`);
});
