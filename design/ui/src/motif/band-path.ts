import { runs } from './runs.ts';

/** The cells of one tile of the woven band. */
export const bandTile = { width: 24, height: 11 } as const;

/** A stepped lozenge in the middle of the tile, half a small one at each seam, a thread along both edges. */
function isThread(x: number, y: number): boolean {
  if (y === 0 || y === bandTile.height - 1) return true;
  if (y === 1 || y === bandTile.height - 2) return false;
  const fromMiddle = Math.floor(Math.abs(x + 0.5 - 12) / 3) + Math.abs(y - 5);
  const fromSeam = Math.floor(Math.min(x + 0.5, 24 - x - 0.5) / 3) + Math.abs(y - 5);
  return fromMiddle <= 1 || fromMiddle === 3 || fromSeam === 0;
}

/** Path data of the woven band, some tiles long. The token `--weave` is one tile of it. */
export const bandPath = (tiles: number): string =>
  runs(bandTile.width * tiles, bandTile.height, (x, y) => isThread(x % bandTile.width, y));
