import { enquiryCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, Dialog, Note } from '@formation/ui';
import { useState } from 'react';
import { ask, type Me } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { Entry } from '../api/shapes.ts';
import { ConfirmDialog, useConfirmed } from '../api/use-confirmed.tsx';
import type { Enquiry } from '../enquiry/use-enquiry.ts';
import { Failure } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { EraseAlike } from './erase-alike.tsx';

type Props = Readonly<{ entry: Entry; me: Me; enquiry: Enquiry; onErased: () => void }>;

/** Asks before it erases: a second try after a broken line erases nothing twice. */
function Erase({ entry, enquiry, onErased }: Omit<Props, 'me'>) {
  const words = useWords();
  const own = words.enquiry;
  const [isOpen, setOpen] = useState(false);
  const { asking, confirmed } = useConfirmed();
  const close = () => setOpen(false);
  const count = entry.merged.length;
  const text = count > 0 ? `${own.eraseText} ${fill(own.eraseMerged, { count })}` : own.eraseText;
  const { isBusy, failure, send } = useSend(async () => {
    const { id, version } = entry;
    const erased = await confirmed(own.erases, () => ask(enquiryCalls.erase, { params: { id }, body: { version } }));
    if (isRefused(erased) && erased.refused === 'changed') await enquiry.reload(); // theirs is shown
    return erased;
  }, onErased);
  return (
    <>
      <Button look="ghost" onClick={() => setOpen(true)}>
        {own.erase}
      </Button>
      <Dialog open={isOpen} onClose={close} title={own.eraseTitle} text={text} closeLabel={own.keep}>
        <div className="stack card-pad">
          <Failure failure={failure} />
          <div className="cluster erases">
            <Button look="ghost" onClick={close}>
              {own.keep}
            </Button>
            <Button disabled={isBusy} onClick={() => send()}>
              {isBusy ? own.erasing : own.eraseSend}
            </Button>
          </div>
        </div>
      </Dialog>
      <ConfirmDialog asking={asking} />
    </>
  );
}

/** Why an enquiry is held, and what can be done about it: readers only see it, owners may erase it. */
export function Quarantined(props: Props) {
  const { entry, me, enquiry } = props;
  const { heldFor, held, release, releaseText } = useWords().enquiry;
  return (
    <>
      <Note tone="warn">
        {held} {heldFor[entry.heldFor || 'unknown']} {me.role !== 'reader' && releaseText}
      </Note>
      {me.role !== 'reader' && (
        <div className="cluster">
          <Button disabled={enquiry.isBusy || enquiry.isUnsent} onClick={() => enquiry.save({ state: 'new' })}>
            {release}
          </Button>
          {me.role === 'owner' && <Erase {...props} />}
          {me.role === 'owner' && <EraseAlike {...props} />}
        </div>
      )}
    </>
  );
}
