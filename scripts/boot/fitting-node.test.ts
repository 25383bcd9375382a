import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fits, isRecorded } from './fitting-node.mjs';

const toolchain = join(import.meta.dirname, '../../tools/node');
const read = (file: string) => JSON.parse(readFileSync(join(toolchain, file), 'utf8'));

test.each([
  ['v20.20.2', false],
  ['v22.12.0', false], // runs TypeScript only behind a flag
  ['v24.14.9', false],
  ['v24.15.0', true],
  ['v25.9.0', false], // past its end
  ['v26.0.0', true],
])('Node %s fits: %s', (version, expected) => {
  expect(fits(version)).toBe(expected);
});

test('every system fetches the same release, with its package locked and its program recorded', () => {
  const versions: Readonly<Record<string, string>> = read('package.json').optionalDependencies;
  const { packages } = read('package-lock.json');

  expect(new Set(Object.values(versions)).size).toBe(1);
  for (const [name, version] of Object.entries(versions)) {
    expect(packages[`node_modules/${name}`], name).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
    });
    expect(fits(version), name).toBe(true);
  }
  const digests: Readonly<Record<string, string>> = read('programs.json');
  expect(Object.keys(digests).sort()).toEqual(Object.keys(versions).sort());
  for (const digest of Object.values(digests)) expect(digest).toMatch(/^[0-9a-f]{64}$/);
});

test('a program with one other byte is not the recorded one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'node');
  const sha256OfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'; // FIPS 180-2, appendix B.1

  writeFileSync(program, 'abc');
  expect(isRecorded(program, sha256OfAbc)).toBe(true);
  writeFileSync(program, 'abd');
  expect(isRecorded(program, sha256OfAbc)).toBe(false);
});
