import { enquiryCalls } from '@formation/console-api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnline } from '../../../lib/async/use-online.ts';
import { ask } from '../api/client.ts';
import { useAsk, useKeyedSend } from '../api/query.ts';
import type { Entry, Work } from '../api/shapes.ts';
import { renewLists } from '../api/use-standing.ts';
import { useSay } from '../shell/toast.tsx';
import { useWords } from '../shell/use-words.ts';
import { undone } from './undone.ts';
import { useDoneText } from './use-done-text.ts';

type Attempt = Readonly<{ id: string; work: Work; version: number; onSaved: () => void }>;

/** How the enquiry will stand when a change is through: shown at once. */
function expected(entry: Entry, { answeredElsewhere, tag, untag, ...work }: Work): Entry {
  const { state = entry.state, holder = entry.holder, followUp = entry.followUp } = work;
  const rest = work.followUp && ('asleep' as const);
  const tags = [...entry.tags.filter((each) => each !== tag && each !== untag), ...(tag === undefined ? [] : [tag])];
  return { ...entry, state: answeredElsewhere ? 'answered' : state, holder, followUp, tags, rest: rest ?? entry.rest };
}

type Attempts = (work: Work, onSaved: () => void) => unknown;

/** Makes a change, and says then what was done and how it is taken back. */
function useSaid(entry: Entry | undefined, attempt: Attempts) {
  const { done } = useWords();
  const say = useSay();
  const textOf = useDoneText();
  return (work: Work, onSaved: () => void = () => undefined) => {
    const back = entry && undone(entry, work);
    const undo = back && (() => void attempt(back, () => say({ text: done.undone })));
    attempt(work, () => {
      onSaved();
      say({ text: textOf(work), undo });
    });
  };
}

/** The enquiry, and which version somebody knows of: what comes by itself may go unseen. */
function useFound(id: string) {
  const client = useQueryClient();
  const { answer: entry, failure, ...found } = useAsk(enquiryCalls.find, { params: { id } });
  const [seen, setSeen] = useState<number>();
  if (seen === undefined && entry) setSeen(entry.version);
  const reload = async () => {
    await found.reload();
    setSeen(undefined);
  };
  const show = (answer: Entry) => {
    found.show(answer);
    setSeen(answer.version);
    renewLists(client); // the list beside it shows what was done
  };
  return { entry, notLoaded: failure, seen: seen ?? 0, reload, show };
}

/**
 * One enquiry and the changes to it. A change is shown before the server has it; when the line breaks it is kept and
 * sent again with the same key, so that it counts once; until it is through there is no other. When somebody else was
 * faster, theirs is shown.
 */
export function useEnquiry(id: string) {
  const { entry, notLoaded, seen, reload, show } = useFound(id);
  const sending = useKeyedSend<Entry, Attempt>(
    ({ id: entryId, work, version }, key) =>
      ask(enquiryCalls.work, { params: { id: entryId }, body: { ...work, key, version } }),
    {
      onDone: (answer, { onSaved }) => {
        show(answer);
        onSaved();
      },
      onRefused: reload,
    },
  );
  const { isBusy, isUnsent, failure, waiting, again } = sending;
  useOnline(again);
  const attempt: Attempts = (work, onSaved) =>
    entry && !waiting && sending.send({ id: entry.id, version: entry.version, work, onSaved });
  const save = useSaid(entry, attempt);
  return {
    /** The version that somebody knows of. */
    seen,
    asked: id, // it may have been merged into the one that is shown
    entry: entry && waiting ? expected(entry, waiting.work) : entry,
    failure: isUnsent ? undefined : (failure ?? notLoaded),
    /** Shows what another call answered. */
    show,
    reload,
    isBusy,
    /** Whether a change waits for the line. */
    isUnsent,
    again,
    save,
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
