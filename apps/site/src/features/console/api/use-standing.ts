import { type Answer, enquiryCalls, todayCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask } from './client.ts';

/** How soon something new is seen by who looks on and touches nothing. */
const everyMs = 10_000;

const { standing, list } = enquiryCalls;

/**
 * How many enquiries there are in each list, asked again and again while the page is looked at; undefined before the
 * first answer. When something has changed, what is on the screen of lists and of the day is asked for anew.
 */
export function useStanding() {
  const client = useQueryClient();
  const queryKey = [standing.path];
  const { data } = useQuery<Answer<typeof standing> | null>({
    queryKey,
    refetchInterval: everyMs,
    refetchOnWindowFocus: true,
    queryFn: async () => {
      const found = await ask(standing, {});
      return isRefused(found) ? (client.getQueryData<Answer<typeof standing>>(queryKey) ?? null) : found;
    },
  });
  const mark = JSON.stringify(data ?? null);
  const shown = useRef(mark);
  useEffect(() => {
    const isFirst = shown.current === 'null';
    const isNews = shown.current !== mark;
    shown.current = mark;
    if (isFirst || !isNews) return;
    for (const { path } of [list, todayCalls.today]) void client.invalidateQueries({ queryKey: [path] });
  }, [client, mark]);
  return data?.counts;
}
