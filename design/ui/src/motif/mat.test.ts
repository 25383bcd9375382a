import { artwork } from '@formation/tokens';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mat, matSize } from './mat.ts';

/** A mat as letters: "." for the ground, "o" and "x" for the two threads, read back from the paths. */
function drawn(name: string): readonly string[] {
  const rows = Array.from({ length: matSize }, () => Array.from({ length: matSize }, () => '.'));
  for (const [index, { path }] of mat(name).threads.entries()) {
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      rows[Number(y)]?.fill(index === 0 ? 'o' : 'x', Number(x), Number(x) + Number(width));
    }
  }
  return rows.map((row) => row.join(''));
}

test('the mat of a name never changes', () => {
  expect(mat('Galle').ground).toBe(artwork.gem);
  expect(mat('Galle').threads.map(({ colour }) => colour)).toEqual([artwork.frost, artwork.brass]);
  expect(drawn('Galle')).toEqual([
    'o.o.xoo.oox.o.o', // this one grows from its corners too
    '.o.xoo.x.oox.o.',
    'o.xoo.xxx.oox.o',
    '.xoo.xx.xx.oox.',
    'xoo.xx.x.xx.oox',
    'oo.xx.x.x.xx.oo',
    'o.xx.x...x.xx.o',
    '.xx.x..o..x.xx.',
    'o.xx.x...x.xx.o',
    'oo.xx.x.x.xx.oo',
    'xoo.xx.x.xx.oox',
    '.xoo.xx.xx.oox.',
    'o.xoo.xxx.oox.o',
    '.o.xoo.x.oox.o.',
    'o.o.xoo.oox.o.o',
  ]);
});

test('another name gives another mat', () => {
  expect(mat('Kandy').ground).toBe(artwork.frost);
  expect(drawn('Kandy').slice(0, 8)).toEqual([
    '..oooo...oooo..', // wide steps
    'oooo.......oooo',
    'oo....ooo....oo',
    '....ooxxxoo....',
    '..ooxxxxxxxoo..',
    'ooxxxx...xxxxoo',
    'xxxx..ooo..xxxx',
    'xx..ooooooo..xx',
  ]);
});

test('every mat is the same from left and right, from above and below', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const rows = drawn(name);
      expect(rows.toReversed()).toEqual(rows);
      expect(rows.map((row) => [...row].reverse().join(''))).toEqual(rows);
    }),
  );
});
