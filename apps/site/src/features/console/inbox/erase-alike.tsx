import { enquiryCalls } from '@formation/console-api';
import { ask } from '../api/client.ts';
import { useAsk, useSend } from '../api/query.ts';
import type { Entry } from '../api/shapes.ts';
import { ConfirmDialog, type Confirmed, useConfirmed } from '../api/use-confirmed.tsx';
import { AlikeButtons, AlikeDialog, type AlikeWish } from '../shell/alike.tsx';
import { useWords } from '../shell/use-words.ts';

type Props = Readonly<{ entry: Entry; onErased: () => void }>;

function Counts({ entry: { id, address }, onErased, confirmed }: Props & Readonly<{ confirmed: Confirmed }>) {
  const { alike, erases } = useWords().enquiry;
  const { answer: found, failure: lost, reload } = useAsk(enquiryCalls.alike, { params: { id } });
  const { isBusy, failure, send } = useSend(
    (wish: AlikeWish) => confirmed(erases, () => ask(enquiryCalls.eraseAlike, { params: { id }, body: wish })),
    ({ left }) => (left === 0 ? onErased() : void reload()),
  );
  return (
    <AlikeButtons
      words={alike}
      address={address}
      found={found}
      failure={failure ?? lost}
      isBusy={isBusy}
      onPress={send}
    />
  );
}

/** Erases all held ones of a sender or a network at once: how many is asked before. */
export function EraseAlike(props: Props) {
  const { alike, keep } = useWords().enquiry;
  const { asking, confirmed } = useConfirmed();
  return (
    <>
      <AlikeDialog words={alike} keep={keep}>
        <Counts {...props} confirmed={confirmed} />
      </AlikeDialog>
      <ConfirmDialog asking={asking} />
    </>
  );
}
