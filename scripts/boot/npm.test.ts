import { expect, test } from 'vitest';
import { failure, unreachable } from './npm.mjs';

test.each([
  ['npm error code ENOTFOUND\nnpm error syscall getaddrinfo', 'the package registry cannot be reached (ENOTFOUND)'],
  ['npm error code ECONNREFUSED', 'the package registry cannot be reached (ECONNREFUSED)'],
  ['npm ERR! code ETIMEDOUT', 'the package registry cannot be reached (ETIMEDOUT)'], // npm 9 and older
  ['npm error code E503', 'the package registry cannot be reached (E503)'],
  ['npm error code ENOSPC', 'the disk is full'],
  ['npm error code EUSAGE', 'package-lock.json does not match package.json'],
  ['npm error code EINTEGRITY', 'npm ci failed (EINTEGRITY)'],
  ['', 'npm ci failed (1)'], // killed before it could say why
])('npm says %j', (log, sentence) => {
  expect(failure(log, 1)).toContain(sentence);
});

test('tells a registry out of reach even where npm forgives it', () => {
  const log = 'npm http fetch GET https://registry.example/x.tgz attempt 3 failed with ENOTFOUND\nadded 0 packages';

  expect(unreachable(log)).toContain('(ENOTFOUND)');
  expect(unreachable('npm http fetch GET 200 https://registry.example/x.tgz 12ms\nadded 1 package')).toBeUndefined();
});
