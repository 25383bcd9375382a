import { bookingCalls } from '@formation/console-api';
import { useOnline } from '../../../lib/async/use-online.ts';
import { ask } from '../api/client.ts';
import { useAsk, useKeyedSend } from '../api/query.ts';
import type { CallEntry, CallWork } from '../api/shapes.ts';

type Attempt = Readonly<{ work: CallWork; version: number; onSaved: () => void }>;

/**
 * One call and the changes to it. When the line breaks a change is kept and sent again with the same key, so that it
 * counts once. When somebody else, or the visitor, was faster, theirs is shown.
 */
export function useCall(id: string) {
  const params = { id };
  const { answer: entry, failure: notLoaded, reload, show } = useAsk(bookingCalls.find, { params });
  const sending = useKeyedSend<CallEntry, Attempt>(
    ({ work, version }, key) => ask(bookingCalls.work, { params, body: { ...work, key, version } }),
    {
      onDone: (answer, { onSaved }) => {
        show(answer);
        onSaved();
      },
      onRefused: reload,
    },
  );
  const { isBusy, isUnsent, failure, again } = sending;
  useOnline(again);
  return {
    entry,
    failure: (isUnsent ? undefined : failure) ?? notLoaded,
    isBusy: isBusy || isUnsent,
    isUnsent,
    again,
    reload,
    save: (work: CallWork, onSaved: () => void = () => undefined) =>
      entry && sending.send({ work, version: entry.version, onSaved }),
  };
}

export type OpenCall = ReturnType<typeof useCall>;
