import { isRefused } from '@formation/leads';
import { useState } from 'react';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useOnline } from '../../lib/use-online.ts';
import { isLost } from './calls.ts';
import { change, type Entry, enquiry, type Work } from './inbox-calls.ts';

type Attempt = Readonly<{ id: string; work: Work; key: string; version: number; onSaved: () => void }>;

/** How the enquiry will stand when a change is through: shown at once. */
function expected(entry: Entry, { answeredElsewhere, note: _, ...work }: Work): Entry {
  const rest = work.followUp && ('asleep' as const);
  return { ...entry, ...(answeredElsewhere && { state: 'answered' as const }), ...work, rest: rest ?? entry.rest };
}

const attemptAt = ({ id, version }: Entry, work: Work): Omit<Attempt, 'onSaved'> => ({
  id,
  work,
  key: randomKey(),
  version,
});

/** The enquiry as the server has it. */
function useKept(id: string) {
  const [entry, setEntry] = useState<Entry>();
  const [failure, setFailure] = useState<string>();
  const load = async () => {
    const found = await enquiry(id);
    if (isRefused(found)) setFailure(found.refused);
    else setEntry(found);
  };
  useOnHydrated(() => void load());
  return { entry, setEntry, failure, setFailure, load };
}

/**
 * One enquiry and the changes to it. A change is shown before the server has it; when the line breaks it is kept and
 * sent again with the same key, so that it counts once; until it is through there is no other. When somebody else was
 * faster, theirs is shown.
 */
export function useEnquiry(id: string) {
  const { entry, setEntry, failure, setFailure, load } = useKept(id);
  const [attempt, setAttempt] = useState<Attempt>();
  const [isBusy, setBusy] = useState(false);

  const send = async (next: Attempt) => {
    const { id: entryId, work, key, version, onSaved } = next;
    setAttempt(next);
    setFailure(undefined);
    setBusy(true);
    const answer = await change(entryId, { ...work, key, version });
    if (isRefused(answer) && isLost(answer)) return setBusy(false); // kept, for the next try
    if (isRefused(answer)) {
      await load();
      setFailure(answer.refused);
    } else {
      setEntry(answer);
      onSaved();
    }
    setAttempt(undefined);
    setBusy(false);
  };
  const again = () => attempt && !isBusy && void send(attempt);
  useOnline(() => void again());

  return {
    asked: id, // it may have been merged into the one that is shown
    entry: entry && attempt ? expected(entry, attempt.work) : entry,
    failure,
    /** Shows what another call answered. */
    show: setEntry,
    reload: load,
    isBusy,
    /** Whether a change waits for the line. */
    isUnsent: attempt !== undefined && !isBusy,
    again,
    save: (work: Work, onSaved: () => void = () => undefined) =>
      entry && !attempt && void send({ ...attemptAt(entry, work), onSaved }),
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
