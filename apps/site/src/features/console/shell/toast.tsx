import { Button } from '@formation/ui';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useWords } from './use-words.ts';

/** What was done, and how it is taken back, where it can be; said for so long, where that ends by itself; `goes`: where one goes with it. */
export type Done = Readonly<{ text: string; undo?: (() => void) | undefined; forMs?: number; goes?: string }>;

const Say = createContext<(done: Done) => void>(() => undefined);

/** Says what was done, once, until something else is done or one goes elsewhere. */
export const useSay = (): ((done: Done) => void) => use(Say);

type Props = Readonly<{
  /** Where one is: what was done elsewhere is not said here. */
  at: string;
  children: ReactNode;
}>;

/** Does something when somebody writes, or is about to. */
function useOnWriting(act: () => void): void {
  const writes = useEffectEvent(act);
  useEffect(() => {
    const heard = ({ target }: Event) => target instanceof HTMLTextAreaElement && writes();
    addEventListener('focusin', heard);
    addEventListener('input', heard);
    return () => {
      removeEventListener('focusin', heard);
      removeEventListener('input', heard);
    };
  }, []);
}

/** The place where it is said, over the foot of the screen; it goes when one writes, for it would lie on the text. */
export function Toasts({ at, children }: Props) {
  const { done: words, keys } = useWords();
  const [said, setSaid] = useState<Done & Readonly<{ at: string }>>();
  const shown = said?.at === at ? said : undefined;
  useOnWriting(() => setSaid(undefined));
  useEffect(() => {
    if (said?.forMs === undefined) return undefined;
    const timer = setTimeout(() => setSaid(undefined), said.forMs);
    return () => clearTimeout(timer);
  }, [said]);
  const undo = () => {
    setSaid(undefined);
    shown?.undo?.();
  };
  return (
    <Say
      value={(done) => setSaid({ ...done, at: done.goes === undefined ? at : String(new URLSearchParams(done.goes)) })}
    >
      {children}
      <div className={shown ? 'toast cluster' : undefined}>
        <p role="status">{shown?.text}</p>
        {shown?.undo && (
          <Button look="ghost" small onClick={undo}>
            {words.undo}
          </Button>
        )}
        {shown && (
          <Button look="ghost" small onClick={() => setSaid(undefined)}>
            {keys.close}
          </Button>
        )}
      </div>
    </Say>
  );
}
