import { beforeEach, expect, test, vi } from 'vitest';
import { retryLoad } from './retry-load.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { querySelector: () => null });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

/** What is asked for, one way to answer each time it is asked. */
function asks() {
  const query: PromiseWithResolvers<string>[] = [];
  const ask = () => {
    const next = Promise.withResolvers<string>();
    query.push(next);
    return next.promise;
  };
  return { asked: query, ask };
}

test('what is lost is asked for again as soon as the line is back', async () => {
  const { asked, ask } = asks();
  const thing = retryLoad(ask);
  asked[0]?.reject(new Error('lost'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  asked[1]?.resolve('the script');

  await expect(thing).resolves.toBe('the script');
});

test('a line that is back before the page has heard of the loss is not missed', async () => {
  const { asked, ask } = asks();
  const thing = retryLoad(ask);
  page.dispatchEvent(new Event('online'));
  asked[0]?.reject(new Error('lost before, heard of now'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  asked[1]?.resolve('the script');

  await expect(thing).resolves.toBe('the script');
});

test('what stays away is asked for less and less often, and at least once a minute', async () => {
  const pausesMs: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((pauseMs) => {
    pausesMs.push(pauseMs);
    const over = new AbortController();
    setTimeout(() => over.abort(), pauseMs);
    return over.signal;
  });
  const ask = vi.fn(() => Promise.reject(new Error('lost')));
  void retryLoad(ask);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  timeout.mockRestore();

  expect(pausesMs).toEqual(pausesMs.toSorted((one, other) => one - other));
  expect(pausesMs.at(-1)).toBe(60_000);
  expect(ask).toHaveBeenCalledTimes(pausesMs.length);
});
