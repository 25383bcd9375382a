/**
 * Asks for the thing behind each key once, and gives every caller the same promise; after one that failed the next
 * caller asks again.
 */
export function onceEach<T>(): (key: string, ask: () => Promise<T>) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (key, ask) => {
    const known = asked.get(key);
    if (known) return known;
    const asking = ask();
    asked.set(key, asking);
    asking.catch(() => asked.delete(key));
    return asking;
  };
}
