import { fill } from '@formation/content';
import { Button, Dialog } from '@formation/ui';
import { type ReactNode, useState } from 'react';
import { Failure } from './typed-form.tsx';

type Words = Readonly<{ open: string; title: string; text: string; address: string; network: string }>;

/** What is of the same e-mail address or network, counted at an instant. */
type Counts = Readonly<{ until: string; address: number; network: number }>;

/** Which of it somebody wants to be rid of, as it was counted. */
export type AlikeWish = Readonly<{ by: 'address' | 'network'; until: string; count: number }>;

type ButtonsProps = Readonly<{
  words: Words;
  address: string;
  found: Counts | undefined;
  failure: string | undefined;
  isBusy: boolean;
  onPress: (wish: AlikeWish) => void;
}>;

/** A button for each kind, with how many there are: what is pressed takes just those. */
export function AlikeButtons({ words, address, found, failure, isBusy, onPress }: ButtonsProps) {
  const kinds = (['address', 'network'] as const).filter((by) => (found?.[by] ?? 0) > 0);
  return (
    <>
      <Failure failure={failure} />
      <div className="cluster erases" aria-live="polite" aria-busy={isBusy}>
        {found &&
          kinds.map((by) => (
            <Button key={by} disabled={isBusy} onClick={() => onPress({ by, until: found.until, count: found[by] })}>
              {fill(words[by], { count: found[by], address })}
            </Button>
          ))}
      </div>
    </>
  );
}

type DialogProps = Readonly<{ words: Words; keep: string; children: ReactNode }>;

/** Asks before many go at once; what is counted in it is counted when it opens. */
export function AlikeDialog({ words, keep, children }: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="ghost" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.title} text={words.text} closeLabel={keep}>
        <div className="stack card-pad">
          {isOpen && children}
          <div className="cluster">
            <Button look="ghost" onClick={close}>
              {keep}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
