import { artwork } from '@formation/tokens';
import { runs } from './runs.ts';
import { seededRandom } from './seeded-random.ts';

/** Ground, thread and second thread. Artwork: the colours are the same in both themes. */
const yarns = [
  [artwork.ink, artwork.thread, artwork.mint],
  [artwork.gem, artwork.brass, artwork.frost],
  [artwork.leaf, artwork.brass, artwork.mint],
  [artwork.red, artwork.blush, artwork.ink],
  [artwork.ink, artwork.gemLight, artwork.deepMint],
  [artwork.leaf, artwork.thread, artwork.straw],
] as const;

/** A mat has this many cells on each side. */
export const matSize = 15;

const centre = 7;

/** What of a cell is seen: the ground, or one of two threads. */
const cellOf = (value: number): 0 | 1 | 2 => (value < 0.42 ? 0 : value < 0.78 ? 1 : 2);

/** Which thread lies at a distance from the centre; stepped lozenges of a small mat grow from its corners too. */
function weaving(random: () => number): (x: number, y: number) => number {
  const step = 1 + Math.floor(random() * 2);
  const bands = Array.from({ length: 16 }, () => cellOf(random()));
  const corner = step === 1 ? 3 + Math.floor(random() * 4) : 0;
  return (x, y) => {
    const [across, down] = [Math.abs(x - centre), Math.abs(y - centre)];
    const fromCorner = 2 * centre - across - down;
    if (fromCorner < corner) return bands[8 + fromCorner] ?? 0;
    return bands[(Math.floor(across / step) + down) % 8] ?? 0;
  };
}

export type Mat = Readonly<{ ground: string; threads: readonly Readonly<{ colour: string; path: string }>[] }>;

/** A small Dumbara mat, mirrored on both axes. The same name always gives the same mat. */
export function mat(name: string): Mat {
  const random = seededRandom(name);
  const [dark, accent, light] = yarns[Math.floor(random() * yarns.length)] ?? yarns[0];
  const inverted = random() > 0.5;
  const thread = weaving(random);
  return {
    ground: inverted ? light : dark,
    threads: [
      { colour: inverted ? dark : light, path: runs(matSize, matSize, (x, y) => thread(x, y) === 1) },
      { colour: accent, path: runs(matSize, matSize, (x, y) => thread(x, y) === 2) },
    ],
  };
}
