import { isRefused } from '@formation/leads';
import { useState } from 'react';
import { randomKey } from '../../lib/random-key.ts';
import { useOnline } from '../../lib/use-online.ts';
import { call, type CallWork, workOnCall } from './call-calls.ts';
import { isLost } from './calls.ts';
import { useAsked } from './use-asked.ts';

type Attempt = Readonly<{ work: CallWork; key: string; version: number; onSaved: () => void }>;

/**
 * One call and the changes to it. When the line breaks a change is kept and sent again with the same key, so that it
 * counts once. When somebody else, or the visitor, was faster, theirs is shown.
 */
export function useCall(id: string) {
  const { answer: entry, setAnswer, failure: notLoaded, load } = useAsked(() => call(id));
  const [attempt, setAttempt] = useState<Attempt>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async (next: Attempt) => {
    setAttempt(next);
    setFailure(undefined);
    setBusy(true);
    const { work, key, version, onSaved } = next;
    const answer = await workOnCall(id, { ...work, key, version });
    setBusy(false);
    if (isRefused(answer) && isLost(answer)) return; // kept, for the next try
    setAttempt(undefined);
    if (isRefused(answer)) {
      setFailure(answer.refused);
      return load();
    }
    setAnswer(answer);
    onSaved();
  };
  const again = () => attempt && !isBusy && void send(attempt);
  useOnline(() => void again());

  return {
    entry,
    failure: failure ?? notLoaded,
    isBusy: isBusy || attempt !== undefined,
    /** Whether a change waits for the line. */
    isUnsent: attempt !== undefined && !isBusy,
    again,
    save: (work: CallWork, onSaved: () => void = () => undefined) =>
      entry && void send({ work, key: randomKey(), version: entry.version, onSaved }),
  };
}

export type OpenCall = ReturnType<typeof useCall>;
