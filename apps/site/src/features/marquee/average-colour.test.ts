import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageColour } from './average-colour.ts';

const white = [255, 255, 255, 255];
const black = [0, 0, 0, 255];

test.each([
  ['one pixel', [10, 20, 30, 255], { red: 10, green: 20, blue: 30 }],
  ['black and white', [...white, ...black], { red: 128, green: 128, blue: 128 }], // 127.5 is rounded up
  ['alpha 125 counts', [...black, 200, 100, 0, 125], { red: 100, green: 50, blue: 0 }],
  ['alpha 124 does not', [...black, 200, 100, 0, 124], { red: 0, green: 0, blue: 0 }],
  ['nothing opaque', [255, 0, 0, 124, 0, 255, 0, 0], undefined],
  ['no pixels', [], undefined],
])('%s', (_, pixels, expected) => {
  expect(averageColour(pixels)).toEqual(expected);
});

test('pixels that do not count change nothing, wherever they stand', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const opaque = fc.tuple(channel, channel, channel, fc.integer({ min: 125, max: 255 }));
  const faint = fc.tuple(channel, channel, channel, fc.integer({ min: 0, max: 124 }));
  fc.assert(
    fc.property(fc.array(opaque), fc.array(faint), (seen, unseen) => {
      expect(averageColour([...unseen, ...seen].flat())).toEqual(averageColour(seen.flat()));
    }),
  );
});
