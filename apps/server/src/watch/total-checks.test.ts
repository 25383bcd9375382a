import { expect, test } from 'vitest';
import type { Watched } from './finding.ts';
import { textsOfADay } from './total-checks.ts';

test.each([
  // bytes        state    says
  [0, 'ok', '0 %'],
  [15_999_999, 'ok', '80 %'], // a byte less than four fifths
  [16_000_000, 'look', '80 %'],
  [20_000_000, 'bad', '100 %'],
] as const)('%i bytes of text within a day are %s', async (bytes, state, says) => {
  const store = { enquiries: { textsOfADay: () => Promise.resolve(bytes) } };

  const found = await textsOfADay({ store, now: 0 } as unknown as Watched); // all that this check looks at

  expect(found).toMatchObject({ about: 'texts of a day', state });
  expect(found.says).toContain(says);
});
