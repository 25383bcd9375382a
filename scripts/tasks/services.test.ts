import { expect, test, vi } from 'vitest';
import { missingServices } from './services.ts';

test('a service that is missing is said in a sentence with its remedy, one that is there is not', () => {
  const there = { name: 'Node', package: 'nodejs', program: process.execPath };
  const missing = { name: 'Nowhere', package: 'nowhere', program: '/usr/lib/nowhere/*/bin/nowhere' };

  expect(missingServices([there])).toEqual([]);
  vi.stubEnv('CI', '');
  expect(missingServices([there, missing])).toEqual([
    'Nowhere is missing: apt-get install nowhere, or run this as root on Debian with CI=true, which installs it.',
  ]);
});
