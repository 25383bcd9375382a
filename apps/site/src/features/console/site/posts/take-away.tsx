import { Button, Dialog } from '@formation/ui';
import { useState } from 'react';
import { useWords } from '../../shell/use-words.ts';

/** Lets a post go from the site; it asks before. */
export function TakeAway({ isBusy, onTake }: Readonly<{ isBusy: boolean; onTake: () => void }>) {
  const { take } = useWords().posts;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="ghost" disabled={isBusy} onClick={() => setOpen(true)}>
        {take.take}
      </Button>
      <Dialog open={isOpen} onClose={close} title={take.title} text={take.text} closeLabel={take.keep}>
        {isOpen && (
          <div className="cluster card-pad erases">
            <Button
              onClick={() => {
                close();
                onTake();
              }}
            >
              {take.take}
            </Button>
            <Button look="ghost" onClick={close}>
              {take.keep}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
