import { bookingCalls } from '@formation/console-api';
import { ask } from '../api/client.ts';
import { useAsk, useSend } from '../api/query.ts';
import type { CallEntry } from '../api/shapes.ts';
import { AlikeButtons, AlikeDialog, type AlikeWish } from '../shell/alike.tsx';
import { useWords } from '../shell/use-words.ts';

type Props = Readonly<{ entry: CallEntry; onCancelled: () => void }>;

function Counts({ entry: { id, email }, onCancelled }: Props) {
  const { alike } = useWords().calls;
  const { answer: found, failure: lost, reload } = useAsk(bookingCalls.alike, { params: { id } });
  const { isBusy, failure, send } = useSend(
    (wish: AlikeWish) => ask(bookingCalls.cancelAlike, { params: { id }, body: { ...wish, cancel: alike.why } }),
    ({ left }) => (left === 0 ? onCancelled() : void reload()),
  );
  return (
    <AlikeButtons
      words={alike}
      address={email}
      found={found}
      failure={failure ?? lost}
      isBusy={isBusy}
      onPress={send}
    />
  );
}

/** Cancels all calls to come of a sender or a network at once: how many is asked before. */
export function CancelAlike(props: Props) {
  const { alike } = useWords().calls;
  return (
    <AlikeDialog words={alike} keep={alike.keep}>
      <Counts {...props} />
    </AlikeDialog>
  );
}
