import { answerCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import { useState, useSyncExternalStore } from 'react';
import { useOnHydrated } from '../../../hydration/use-hydrated.ts';
import { useOnline } from '../../../lib/async/use-online.ts';
import { randomKey } from '../../../lib/input/random-key.ts';
import { ask, isLost } from '../api/client.ts';
import type { Entry, Letter, Sending } from '../api/shapes.ts';
import { savedHere } from '../people/stored-here.ts';
import { DraftSaver } from './draft-saver.ts';
import { useAttachments } from './use-attachments.ts';

type Shown = Readonly<{
  asked: string;
  seen: number;
  show: (entry: Entry) => void;
  reload: () => Promise<void>;
  onSent: (entry: Entry) => void;
}>;

/** What is attached is asked for again once an answer went, or did not. */
type Attached = Readonly<{ reload: () => Promise<void> }>;

/** An answer that is on its way to the server. It stays in this tab until the server has said what became of it. */
function useSending(
  id: string,
  draftSaver: DraftSaver,
  { asked, show, reload, onSent, attached }: Shown & Readonly<{ attached: Attached }>,
) {
  const [here] = useState(() => savedHere<Sending>(`answer ${asked}`));
  const [waiting, setWaiting] = useState<Sending>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (sending: Sending) => {
    setBusy(true);
    setFailure(undefined);
    await draftSaver.rest();
    here.write(sending);
    setWaiting(sending);
    const answer = await ask(answerCalls.send, { params: { id }, body: sending });
    setBusy(false);
    if (isRefused(answer) && isLost(answer)) return;
    here.forget();
    setWaiting(undefined);
    if (isRefused(answer)) {
      setFailure(answer.refused);
      await attached.reload();
      return reload(); // what the other one wrote is shown, and this stays as it is
    }
    show(answer);
    await attached.reload();
    await draftSaver.sent();
    onSent(answer);
  };
  return { waiting, isBusy, failure, send, resume: () => setWaiting(here.read()) };
}

/** Writing to one visitor: the draft, and the answer. */
export function useAnswer({ id, address }: Entry, shown: Shown) {
  const [draftSaver] = useState(() => new DraftSaver(shown.asked));
  const draft = useSyncExternalStore(draftSaver.subscribe, draftSaver.read, draftSaver.read);
  const attached = useAttachments(id);
  const { waiting, isBusy, failure, send, resume } = useSending(id, draftSaver, { ...shown, attached });
  const again = () => {
    if (waiting && !isBusy) void send(waiting);
    else draftSaver.again();
  };
  useOnHydrated(() => {
    resume();
    void draftSaver.load();
  });
  useOnline(again);
  return {
    draft,
    keeper: draftSaver,
    attached,
    isBusy,
    failure,
    /** Whether an answer waits for the line. */
    isUnsent: waiting !== undefined && !isBusy,
    /** Whether an answer may have gone out: what is written stays as it is, or it would not be what was sent. */
    isOnItsWay: waiting !== undefined || isBusy,
    again,
    send: (letter: Letter) => {
      const files = attached.files.map((file) => file.id);
      void send({ ...letter, address, version: shown.seen, files, key: randomKey() });
    },
  };
}

export type Answering = ReturnType<typeof useAnswer>;
