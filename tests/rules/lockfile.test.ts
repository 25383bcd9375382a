import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completed, missingPackages } from '../../scripts/release/complete-lock.mjs';
import { lockedPackages } from '../../scripts/release/licences.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const lockfiles = globSync(['package-lock.json', 'tools/*/package-lock.json'], { cwd: root });

test('the house and each tool have a lockfile', () => {
  expect(lockfiles).toHaveLength(1 + globSync('tools/*/package.json', { cwd: root }).length);
});

test.each(lockfiles)('%s lists the packages of every platform', (file) => {
  const { packages } = read(file);

  expect(Object.keys(packages).length).toBeGreaterThan(3);
  expect(missingPackages(packages)).toEqual([]);
});

test.each(lockfiles)('%s says what every package must hash to, on every platform', (file) => {
  const outside = Object.entries<{ link?: true; integrity?: string }>(read(file).packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );

  const unchecked = outside.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));

  expect(outside.length).toBeGreaterThan(2);
  expect(unchecked.map(([place]) => place)).toEqual([]);
});

test('adds what is missing, and nothing that is there', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { '@x/linux-arm64-musl': '1.2.3', '@x/win32-x64': '1.2.3', b: '2.0.0' } },
    'node_modules/a/node_modules/b': { version: '2.0.0' }, // nested in the package that wants it
    'node_modules/@x/win32-x64': { version: '1.2.3' },
  };

  expect(missingPackages(packages).map(({ name }) => name)).toEqual(['@x/linux-arm64-musl']);
  expect(completed({ packages }).packages['node_modules/@x/linux-arm64-musl']).toEqual({
    version: '1.2.3',
    optional: true,
    cpu: ['arm64'],
    os: ['linux'],
    libc: ['musl'],
  });
  expect(missingPackages(completed({ packages }).packages)).toEqual([]);
});

test('another version at the top does not count: the right one is added inside the package that wants it', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { 'a-linux-x64': '0.5.1' } },
    'node_modules/a-linux-x64': { version: '0.4.1' },
  };

  const { packages: after } = completed({ packages });

  expect(after['node_modules/a/node_modules/a-linux-x64']).toMatchObject({ version: '0.5.1', os: ['linux'] });
  expect(after['node_modules/a-linux-x64']).toEqual({ version: '0.4.1' });
  expect(missingPackages(after)).toEqual([]);
});

test('refuses to guess a version', () => {
  const packages = { 'node_modules/a': { optionalDependencies: { b: '^1.0.0' } } };

  expect(() => completed({ packages })).toThrow('node_modules/a wants b@^1.0.0');
});

test('every package of ours asks for exact versions, as the lockfile has them', () => {
  const places = ['package.json', '{domain,design,apps,tools}/*/package.json', 'content/package.json'];
  const manifests = globSync(places, { cwd: root });
  const wanted = manifests.flatMap((file) => {
    const { dependencies, devDependencies } = read(file);
    return Object.entries<string>({ ...dependencies, ...devDependencies })
      .filter(([name]) => !name.startsWith('@formation/'))
      .map(([name, asked]) => ({
        name,
        version: asked.replace(/^npm:.+@/, ''),
        folder: file.replace(/\/?package\.json$/, ''),
      }));
  });
  const found = wanted.map(({ name, folder }) => {
    const { version } =
      lockedPackages[`${folder}/node_modules/${name}`] ?? lockedPackages[`node_modules/${name}`] ?? {};
    return { name, version, folder };
  });

  expect(manifests.length).toBeGreaterThan(8);
  expect(wanted.length).toBeGreaterThan(20);
  expect(found).toEqual(wanted);
});
