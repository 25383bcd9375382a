import { expect, test, vi } from 'vitest';
import { onceEach } from './once-each.ts';

test('each key is asked for once, and everyone gets the same promise', async () => {
  const once = onceEach<number>();
  const ask = vi.fn(() => Promise.resolve(1));

  expect(once('a', ask)).toBe(once('a', ask));
  await once('b', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});
