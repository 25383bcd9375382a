import { expect, test } from 'vitest';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';

test('ten different codes that can be written down', () => {
  const codes = newRecoveryCodes();

  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
});

test('a code is known however it is typed from the paper', () => {
  const stored = recoveryHash('ABCD-EFGO-IJKL-B234');

  expect(recoveryHash(' abcd efg0 1jkl 8234')).toBe(stored);
  expect(recoveryHash('ABCD-EFGO-IJKL-B235')).not.toBe(stored);
  expect(stored).not.toContain('ABCD');
});
