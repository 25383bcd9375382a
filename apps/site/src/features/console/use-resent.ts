import { isRefused } from '@formation/leads';
import { useState } from 'react';
import { randomKey } from '../../lib/random-key.ts';
import { type Failed, isLost } from './calls.ts';
import { useAttempt } from './use-attempt.ts';

type Ways<T> = Readonly<{ onDone: (answer: T) => void; onChanged: () => Promise<void> }>;

/**
 * Sends something under a key of its own. After a lost line the same is sent again, so that it counts once. When somebody
 * else was faster, theirs is loaded.
 */
export function useResent<T extends object>({ onDone, onChanged }: Ways<T>) {
  const { isBusy, failure, attempt } = useAttempt();
  const [lost, setLost] = useState<() => Promise<T | Failed>>();
  const send = (work: (key: string) => Promise<T | Failed>) => {
    const key = randomKey();
    const sending = lost ?? (() => work(key));
    const sent = async () => {
      const answer = await sending();
      setLost(() => (isRefused(answer) && isLost(answer) ? sending : undefined));
      if (isRefused(answer) && answer.refused === 'changed') await onChanged();
      return answer;
    };
    void attempt(sent, onDone);
  };
  return { isBusy, failure, send };
}
