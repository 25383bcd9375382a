import { enquiryCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { randomKey } from '../../../lib/input/random-key.ts';
import { ask } from '../api/client.ts';
import type { Row, Work } from '../api/shapes.ts';
import { undone, type Workable } from '../enquiry/undone.ts';
import { useDoneText } from '../enquiry/use-done-text.ts';
import { useSay } from '../shell/toast.tsx';
import { useWords } from '../shell/use-words.ts';
import { oneByOne, type Outcome } from './one-by-one.ts';

type Change = Readonly<{ one: Workable; work: Work }>;
/** `back` takes the changes back, where they can be. */
type Changed = Outcome<Change> & Readonly<{ back: readonly Change[] }>;

/** Sends changes one after the other, each by the version that it was made of. */
function useChanges() {
  const keys = useRef(new Map<string, string>()); // the same change of the same version counts once, however often it is sent
  const keyOf = (change: string) => {
    const key = keys.current.get(change) ?? randomKey();
    keys.current.set(change, key);
    return key;
  };
  return async (changes: readonly Change[]): Promise<Changed> => {
    const back: Change[] = [];
    const outcome = await oneByOne(changes, async ({ one, work }) => {
      const { id, version } = one;
      const key = keyOf(JSON.stringify([id, version, work]));
      const answer = await ask(enquiryCalls.work, { params: { id }, body: { ...work, version, key } });
      if (isRefused(answer)) return answer.refused;
      const undo = undone(one, work);
      if (undo) back.push({ one: answer, work: undo });
      return undefined;
    });
    return { ...outcome, back };
  };
}

/** What was done of it, in a sentence each. */
function useOutcomeText(): (outcome: Changed, isBack: boolean) => string {
  const { inbox, done } = useWords();
  const textOf = useDoneText();
  return (outcome, isBack) => {
    const [first] = outcome.done;
    const counts = (['done', 'changed', 'left'] as const).filter((each) => outcome[each].length > 0);
    return [
      ...(first ? [isBack ? done.undone : textOf(first.work)] : []),
      ...counts.map((each) => fill(isBack ? inbox.bulk.back[each] : inbox.bulk[each], { count: outcome[each].length })),
    ].join(' ');
  };
}

/** What is selected in a list, and one change to all of it, which can be taken back for as long as it is said. */
export function useBulk(rows: readonly Row[]) {
  const client = useQueryClient();
  const say = useSay();
  const textOf = useOutcomeText();
  const send = useChanges();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => ids.has(id));
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: ({ changes }: Readonly<{ changes: readonly Change[]; isBack: boolean }>) => send(changes),
    onSuccess: async (outcome, { isBack }) => {
      const again = isBack ? outcome.left : outcome.back;
      const undo = again.length > 0 ? () => mutate({ changes: again, isBack: true }) : undefined;
      say({ text: textOf(outcome, isBack), undo });
      setIds(new Set(isBack ? [] : outcome.left.map(({ one }) => one.id)));
      if (outcome.failure !== undefined) return; // the list would not come either: what is left stays selected in it
      await client.invalidateQueries({ queryKey: [enquiryCalls.list.path] });
    },
  });
  return {
    ids,
    count: selected.length,
    /** Why the last change did not get through; gone when something else is selected. */
    failure: data?.failure,
    isBusy: isPending,
    work: (work: Work) => mutate({ changes: selected.map((one) => ({ one, work })), isBack: false }),
    toggle: (id: string) => {
      reset();
      setIds(new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]));
    },
    none: () => setIds(new Set()),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
