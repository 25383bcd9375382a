import { expect, test } from 'vitest';
import { startRounds } from './scheduler.ts';

const never = 1 << 30;

test('it goes round at once, again while there is more, and rests when there is not', async () => {
  const { promise: resting, resolve: rests } = Promise.withResolvers<void>();
  const left = [2, 1, 0];
  const running = startRounds({
    round: async () => {
      if (left.shift()) return 'again';
      rests();
      return undefined;
    },
    restMs: never,
    failed: () => undefined,
  });
  await resting;
  await running.stop(); // although the rest is long

  expect(left).toEqual([]);
});

test('a round that fails is told of, and the next one comes', async () => {
  const { promise: second, resolve: came } = Promise.withResolvers<void>();
  const errors: unknown[] = [];
  let count = 0;
  const running = startRounds({
    round: async () => {
      count += 1;
      if (count === 1) throw new Error('no');
      came();
    },
    restMs: 1,
    failed: (error) => void errors.push(error),
  });
  await second;
  await running.stop();

  expect(errors).toEqual([new Error('no')]);
});
