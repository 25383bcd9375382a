import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tasks/program.ts';
import { billOfMaterials } from './bill-of-materials.ts';

type Component = Readonly<{
  purl: string;
  scope: string;
  hashes?: readonly Readonly<{ alg: string; content: string }>[];
}>;

test('the bill names what the server asks for, as what must be there, with the digest of its lockfile', () => {
  const { bomFormat, components }: { bomFormat: string; components: readonly Component[] } =
    JSON.parse(billOfMaterials());
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const wanted = Object.keys(packages['apps/server'].dependencies).filter((name) => !name.startsWith('@formation/'));

  expect(bomFormat).toBe('CycloneDX');
  expect(wanted.length).toBeGreaterThan(0);
  for (const name of wanted) {
    const { version, integrity } = packages[`apps/server/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    const bought = components.find(({ purl }) => decodeURIComponent(purl) === `pkg:npm/${name}@${version}`);
    const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
    expect(bought, name).toMatchObject({ scope: 'required', hashes: [{ alg: 'SHA-512', content }] });
  }
});
