import { vi } from 'vitest';

/** A line of a test that is half dead: no answer comes, nor word that none will. What is returned ends the wait for it. */
export function stubDeadLine(): () => void {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit = {}) => {
    const { promise, reject } = Promise.withResolvers();
    signal?.addEventListener('abort', reject);
    return promise;
  });
  return () => limit.abort();
}
