import { expect, test } from 'vitest';
import { moonstoneRings } from './moonstone-rings.ts';

test('the moonstone stays inside its half circle', () => {
  const points = moonstoneRings.flatMap(({ d }) =>
    [...d.replaceAll(/A\S+ \S+ 0 0 1 /g, 'L').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]),
  );

  expect(points.length).toBeGreaterThan(500);
  for (const [x = NaN, y = NaN] of points) {
    expect(Math.hypot(x - 600, y - 600)).toBeLessThanOrEqual(590.1);
    expect(y).toBeLessThanOrEqual(603);
  }
});
