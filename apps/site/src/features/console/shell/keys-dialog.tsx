import { Button, Dialog } from '@formation/ui';
import { useState } from 'react';
import { type KeyName, keys } from '../inbox/keys.ts';
import { useKey } from '../inbox/use-list-keys.ts';
import { useWords } from './use-words.ts';

/** The keys and what they do, under a button and under ?. */
export function KeysDialog() {
  const { keys: words } = useWords();
  const [isOpen, setOpen] = useState(false);
  useKey('help', () => setOpen(true));
  const shown = isOpen ? (Object.keys(keys) as KeyName[]) : []; // closed, it repeats no word of the screen
  return (
    <>
      <Button look="ghost" small onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        text={words.text}
        closeLabel={words.close}
      >
        <dl className="terms card-pad">
          {shown.map((name) => (
            <div key={name}>
              <dt>
                <kbd>{keys[name]}</kbd>
              </dt>
              <dd>{words.names[name]}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
