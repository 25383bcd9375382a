import { expect, test } from 'vitest';
import { failure } from './npm.mjs';

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
