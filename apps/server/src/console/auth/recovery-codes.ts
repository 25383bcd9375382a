import { randomBytes } from 'node:crypto';
import { base32 } from './one-time-code.ts';
import { hashOf } from './tokens.ts';

const howMany = 10;

/** Ten codes of 120 bits, in groups that can be written down: from 112 bits on a hash without salt keeps them safe (ASVS 6.5.2). */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: howMany }, () => (base32(randomBytes(15)).match(/.{4}/g) ?? []).join('-'));

/** What is kept of a code, however it was typed from the paper. */
export const recoveryHash = (code: string): string =>
  hashOf(
    code
      .toUpperCase()
      .replaceAll('0', 'O')
      .replaceAll('1', 'I')
      .replaceAll('8', 'B')
      .replaceAll(/[^A-Z2-7]/g, ''),
  );
