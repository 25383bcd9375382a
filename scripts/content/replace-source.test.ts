import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceSource } from './replace-source.ts';

function oldFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'source-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'rates.ts'), 'old');
  return folder;
}

test('a written source stands in the form of the house, and nothing beside it', async () => {
  const folder = oldFile();

  await replaceSource(join(folder, 'rates.ts'), 'export const rates=["LKR","GBP"]');

  expect(readFileSync(join(folder, 'rates.ts'), 'utf8')).toBe("export const rates = ['LKR', 'GBP'];\n");
  expect(readdirSync(folder)).toEqual(['rates.ts']);
});

test('what is no source leaves the old one', async () => {
  const folder = oldFile();

  await expect(replaceSource(join(folder, 'rates.ts'), 'export const = [')).rejects.toThrow(SyntaxError);

  expect(readFileSync(join(folder, 'rates.ts'), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['rates.ts']);
});
