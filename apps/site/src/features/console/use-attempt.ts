import { isRefused } from '@formation/leads';
import { useState } from 'react';
import type { Failed } from './calls.ts';

/** Tries something once at a time; remembers why it did not work until the next try. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async <T extends object>(work: () => Promise<T | Failed>, then: (answer: T) => void) => {
    setBusy(true);
    setFailure(undefined);
    const answer = await work();
    setBusy(false);
    if (isRefused(answer)) setFailure(answer.refused);
    else then(answer);
  };
  return { isBusy, failure, attempt };
}
