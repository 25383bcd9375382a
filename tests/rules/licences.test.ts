import { expect, test } from 'vitest';
import { licencesPage, lockedPackages, withList } from '../../scripts/release/licences.ts';

const everywhere =
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Python-2.0 PSF-2.0 CC0-1.0 OFL-1.1 Zlib';
const allowed = new Set(everywhere.split(' '));
const toolsOnly = new Set(['MPL-2.0', 'CC-BY-4.0']);
/** Packages of the build that the lockfile counts to Astro, because Astro is a package of the site. */
const buildTools = /\/(lightningcss(-[\w-]+)?|@img\/sharp-[\w-]+|@img\/sharp-libvips-[\w-]+)$/;

/** An SPDX expression: one of several licences may be taken, or all of them hold. */
function isAccepted(license: string): boolean {
  const parts = license.replace(/^\((.*)\)$/, '$1');
  const [one, every] = [parts.split(' OR '), parts.split(' AND ')];
  return every.length > 1 ? every.every((part) => allowed.has(part)) : one.some((part) => allowed.has(part));
}

test('every package has a licence that we accept', () => {
  const foreign = Object.entries(lockedPackages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  const refused = foreign.filter(([place, { license, optional, dev }]) => {
    if (license === undefined) return !optional; // another platform's package, which the registry lacks
    if (toolsOnly.has(license)) return !dev && !buildTools.test(place) && !place.startsWith('tools/');
    if (license.includes('LGPL')) return !/@img\/sharp-/.test(place); // see docs/licences.md
    return !isAccepted(license);
  });

  expect(foreign.length).toBeGreaterThan(300);
  expect(refused.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
});

test('the list in docs/licences.md is current: node scripts/release/licences.ts writes it', () => {
  expect(licencesPage()).toBe(withList(licencesPage()));
});
