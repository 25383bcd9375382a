import { enquiryCalls } from '@formation/console-api';
import { useOnline } from '../../../lib/async/use-online.ts';
import { ask } from '../api/client.ts';
import { useAsk, useKeyedSend } from '../api/query.ts';
import type { Entry, Work } from '../api/shapes.ts';

type Attempt = Readonly<{ id: string; work: Work; version: number; onSaved: () => void }>;

/** How the enquiry will stand when a change is through: shown at once. */
function expected(entry: Entry, { answeredElsewhere, tag, untag, ...work }: Work): Entry {
  const { state = entry.state, holder = entry.holder, followUp = entry.followUp } = work;
  const rest = work.followUp && ('asleep' as const);
  const tags = [...entry.tags.filter((each) => each !== tag && each !== untag), ...(tag === undefined ? [] : [tag])];
  return { ...entry, state: answeredElsewhere ? 'answered' : state, holder, followUp, tags, rest: rest ?? entry.rest };
}

/**
 * One enquiry and the changes to it. A change is shown before the server has it; when the line breaks it is kept and
 * sent again with the same key, so that it counts once; until it is through there is no other. When somebody else was
 * faster, theirs is shown.
 */
export function useEnquiry(id: string) {
  const { answer: entry, failure: notLoaded, reload, show } = useAsk(enquiryCalls.find, { params: { id } });
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
  return {
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
    save: (work: Work, onSaved: () => void = () => undefined) =>
      entry && !waiting && sending.send({ id: entry.id, version: entry.version, work, onSaved }),
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
