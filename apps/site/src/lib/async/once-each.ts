import { retryLoad } from '../../hydration/retry-load.ts';

/** Asks for the thing behind each key once, until it comes, and gives every caller the same promise. */
export function onceEach<T>(): (key: string, ask: () => Promise<T>) => Promise<T> {
  const requests = new Map<string, Promise<T>>();
  return (key, ask) => {
    const known = requests.get(key);
    if (known) return known;
    const asking = retryLoad(ask);
    requests.set(key, asking);
    return asking;
  };
}
