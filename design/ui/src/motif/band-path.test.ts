import { expect, test } from 'vitest';
import { bandPath, bandTile } from './band-path.ts';

function drawn(tiles: number): readonly string[] {
  const rows = Array.from({ length: bandTile.height }, () => Array.from({ length: bandTile.width * tiles }, () => '.'));
  for (const [, x, y, width] of bandPath(tiles).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(width));
  }
  return rows.map((row) => row.join(''));
}

const tile = [
  '########################',
  '........................',
  '.........######.........',
  '......###......###......',
  '...###...######...###...',
  '###...############...###',
  '...###...######...###...',
  '......###......###......',
  '.........######.........',
  '........................',
  '########################',
];

test('one tile of the band', () => {
  expect(drawn(1)).toEqual(tile);
});

test('tiles follow one another without a gap', () => {
  expect(drawn(3)).toEqual(tile.map((row) => row.repeat(3)));
});
