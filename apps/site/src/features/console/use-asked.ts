import { isRefused } from '@formation/leads';
import { useState } from 'react';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import type { Failed } from './calls.ts';

/** What the server answers, asked for at once; why not, and a way to ask again. What was there, since `at`, stays until then. */
export function useAsked<T extends object>(ask: () => Promise<T | Failed>) {
  const [answer, setAnswer] = useState<T>();
  const [failure, setFailure] = useState<string>();
  const [at, setAt] = useState(0);
  const load = async () => {
    const found = await ask();
    setFailure(isRefused(found) ? found.refused : undefined);
    if (isRefused(found)) return;
    setAnswer(found);
    setAt(Date.now());
  };
  useOnHydrated(() => void load());
  return { answer, at, setAnswer, failure, load: () => void load() };
}
