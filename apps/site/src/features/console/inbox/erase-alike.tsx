import { enquiryCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Dialog } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { useAsk, useSend } from '../api/query.ts';
import type { Entry } from '../api/shapes.ts';
import { ConfirmDialog, type Confirmed, useConfirmed } from '../api/use-confirmed.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';

type Props = Readonly<{ entry: Entry; onErased: () => void }>;

/** How many there are, and a button for each kind: what is pressed erases just those. */
function Counts({ entry: { id, address }, onErased, confirmed }: Props & Readonly<{ confirmed: Confirmed }>) {
  const { alike: own, erases } = useWords().enquiry;
  const { answer: found, failure: lost, reload } = useAsk(enquiryCalls.alike, { params: { id } });
  const { isBusy, failure, send } = useSend(
    (wish: Readonly<{ by: 'address' | 'network'; until: string; count: number }>) =>
      confirmed(erases, () => ask(enquiryCalls.eraseAlike, { params: { id }, body: wish })),
    ({ left }) => (left === 0 ? onErased() : void reload()),
  );
  const kinds = (['address', 'network'] as const).filter((by) => (found?.[by] ?? 0) > 0);
  return (
    <>
      <Failure failure={failure ?? lost} />
      <div className="cluster" aria-live="polite" aria-busy={isBusy}>
        {found &&
          kinds.map((by) => (
            <Button key={by} disabled={isBusy} onClick={() => send({ by, until: found.until, count: found[by] })}>
              {fill(own[by], { count: found[by], address })}
            </Button>
          ))}
      </div>
    </>
  );
}

/** Erases all held ones of a sender or a network at once: how many is asked before. */
export function EraseAlike(props: Props) {
  const { alike: own, keep } = useWords().enquiry;
  const [isOpen, setOpen] = useState(false);
  const { asking, confirmed } = useConfirmed();
  const close = () => setOpen(false);
  return (
    <>
      <Button look="ghost" onClick={() => setOpen(true)}>
        {own.open}
      </Button>
      <Dialog open={isOpen} onClose={close} title={own.title} text={own.text} closeLabel={keep}>
        <div className="stack card-pad">
          {isOpen && <Counts {...props} confirmed={confirmed} />}
          <div className="cluster">
            <Button look="ghost" onClick={close}>
              {keep}
            </Button>
          </div>
        </div>
      </Dialog>
      <ConfirmDialog asking={asking} />
    </>
  );
}
