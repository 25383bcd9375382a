import { enquiryCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { randomKey } from '../../../lib/input/random-key.ts';
import { ask } from '../api/client.ts';
import type { Row, Work } from '../api/shapes.ts';
import { oneByOne } from './one-by-one.ts';

/** What is selected in a list, and one change to all of it, each by the version that is on the screen. */
export function useBulk(rows: readonly Row[]) {
  const client = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const keys = useRef(new Map<string, string>()); // the same change of the same version counts once, however often it is sent
  const selected = rows.filter(({ id }) => ids.has(id));
  const keyOf = (change: string) => {
    const key = keys.current.get(change) ?? randomKey();
    keys.current.set(change, key);
    return key;
  };
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: (work: Work) =>
      oneByOne(selected, async ({ id, version }) => {
        const key = keyOf(JSON.stringify([id, version, work]));
        const answer = await ask(enquiryCalls.work, { params: { id }, body: { ...work, version, key } });
        return isRefused(answer) ? answer.refused : undefined;
      }),
    onSuccess: async ({ left, failure }) => {
      setIds(new Set(left.map(({ id }) => id)));
      if (failure !== undefined) return; // the list would not come either: what is left stays selected in it
      await client.invalidateQueries({ queryKey: [enquiryCalls.list.path] });
    },
  });
  return {
    ids,
    count: selected.length,
    /** What became of the last change; gone when something else is selected. */
    outcome: data,
    isBusy: isPending,
    work: (work: Work) => mutate(work),
    toggle: (id: string) => {
      reset();
      setIds(new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]));
    },
    none: () => setIds(new Set()),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
