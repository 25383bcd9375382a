import { answerCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { ask } from '../api/client.ts';
import type { Entry } from '../api/shapes.ts';
import { useSay } from '../shell/toast.tsx';
import { useWords } from '../shell/use-words.ts';
import { whyNot } from '../shell/words.ts';

type Then = Readonly<{ me: string; onUndone: (entry: Entry) => void }>;

/** Says that an answer leaves, in sight wherever one is on the screen, with the way back as long as there is one. */
export function useSent({ me, onUndone }: Then): (entry: Entry) => void {
  const words = useWords();
  const say = useSay();
  return ({ id, answers }) => {
    const mine = answers.filter(({ who, mail, undoLeftMs }) => who === me && mail === 'waiting' && undoLeftMs > 0);
    const sent = mine.toSorted((a, b) => a.undoLeftMs - b.undoLeftMs).at(-1);
    if (sent === undefined) return;
    const undo = async () => {
      const back = await ask(answerCalls.undo, { params: { id, answer: sent.id } });
      if (!isRefused(back)) return onUndone(back);
      say({ text: whyNot(words, back.refused === 'changed' ? 'under-way' : back.refused) });
    };
    say({
      text: fill(words.answer.leaves, { address: sent.address }),
      undo: () => void undo(),
      forMs: sent.undoLeftMs,
    });
  };
}
