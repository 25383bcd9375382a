import { expect, test } from 'vitest';
import type { FormationPackage } from '../../entries/formation-package.ts';
import { locales, type Everywhere } from '../../locales.ts';
import { packageFeatures } from './package-features.ts';
import { packages } from './packages.ts';

/** A name as its own translation into every language. */
const everywhere = (name: string) =>
  Object.fromEntries(Object.keys(locales).map((locale) => [locale, name])) as Everywhere;

const adding = (buildsOn: number | null, ...titles: readonly string[]): FormationPackage => ({
  name: everywhere('A package'),
  price: '$1',
  note: everywhere(''),
  buildsOn,
  features: titles.map((title) => ({ title: everywhere(title) })),
  popular: false,
  colour: 'gain',
});

const list = [adding(null, 'papers', 'number'), adding(0, 'speed'), adding(1, 'phone'), adding(0, 'desk')];

test.each([
  [0, ['papers', 'number']],
  [1, ['speed', 'papers', 'number']],
  [2, ['phone', 'speed', 'papers', 'number']], // what it adds, then what it builds on, nearest first
  [3, ['desk', 'papers', 'number']],
])('what package %i holds', (index, expected) => {
  expect(packageFeatures(list, index).map(({ title }) => title.en)).toEqual(expected);
});

test('a package that does not exist is a mistake of the caller', () => {
  expect(() => packageFeatures(list, 4)).toThrow(RangeError);
});

test.each(Object.entries(packages))(
  'every package of %s has features, each once, and one is marked popular',
  (_, all) => {
    for (const index of all.keys()) {
      const titles = packageFeatures(all, index).map(({ title }) => title.en);
      expect(titles).not.toEqual([]);
      expect(new Set(titles).size).toBe(titles.length);
    }
    expect(all.filter(({ popular }) => popular)).toHaveLength(1);
  },
);
