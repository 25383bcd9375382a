import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode, qrPicture } from './qr-code.ts';

const address = (bytes: number) =>
  `otpauth://totp/Serendib%20Ledger:sam@example.com?secret=${'ABCDEFGHIJKLMNOP'.repeat(50)}`.slice(0, bytes);

const print = (rows: readonly (readonly boolean[])[]) =>
  createHash('sha256')
    .update(rows.map((row) => row.map(Number).join('')).join('\n'))
    .digest('hex')
    .slice(0, 16);

/** As another maker's reader (jsQR 1.4) read them, each back to its text. */
test.each([
  [1, 21, 'ebf9b577ce9e2f30'],
  [14, 21, '8332c0f218dfcae0'],
  [15, 25, '80fbdcb619d20bce'],
  [26, 25, '6d714e79c1bb094f'],
  [62, 33, '209b380dcde7cf2f'],
  [84, 37, 'ba58ca729469b7bb'],
  [106, 41, '1d4c9e1cdb0ef295'],
  [122, 45, '9dc89b203d973d58'],
  [130, 49, '752d088729af1472'],
  [152, 49, 'be391b9125f2b08d'],
  [181, 57, 'db8409fde6d724b5'],
  [213, 57, 'f6b9f05d35262e16'],
  [250, 61, '4777bea84b635a41'],
  [300, 69, 'c9a2bfca5ac309b6'],
  [666, 97, '09be54a98a0e9331'],
])('a text of %i bytes is drawn in %i squares as it was once read', (bytes, size, seen) => {
  const rows = qrCode(address(bytes));
  expect([rows.length, print(rows)]).toEqual([size, seen]);
});

test('the picture fills each dark square once, and a text that no code of ours holds is refused', () => {
  const { size, path } = qrPicture(address(130));
  expect(size).toBe(49);
  expect(path.match(/M/g)).toHaveLength(qrCode(address(130)).flat().filter(Boolean).length);
  expect(() => qrCode(address(667))).toThrow(RangeError);
});
