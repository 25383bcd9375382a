import { type Answer, enquiryCalls, todayCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask } from './client.ts';

/** How soon something new is seen by who looks on and touches nothing. */
const everyMs = 10_000;

const { standing, list, find } = enquiryCalls;

type Standing = Answer<typeof standing>;

const listsOf = ({ counts, newest }: Standing) => JSON.stringify([counts, newest]);

/** Asks anew for what is on the screen of lists and of the day: after what somebody did here, and when something came. */
export function renewLists(client: QueryClient): void {
  for (const { path } of [list, todayCalls.today]) void client.invalidateQueries({ queryKey: [path] });
}

/**
 * How many enquiries there are in each list, asked again and again while the page is looked at; undefined before the
 * first answer. When something has changed, what is on the screen of lists and of the day is asked for anew, and so is
 * the enquiry that is open when somebody changed it: papers may have come.
 */
export function useStanding(enquiry: string | undefined) {
  const client = useQueryClient();
  const seen = useRef<Readonly<{ now: Standing; enquiry: string | undefined }>>(undefined);
  const { data, isPlaceholderData } = useQuery<Standing | null>({
    queryKey: [standing.path, enquiry],
    placeholderData: (before) => before,
    refetchInterval: everyMs,
    refetchOnWindowFocus: true,
    queryFn: async () => {
      const found = await ask(standing, { query: { enquiry } });
      return isRefused(found) ? (client.getQueryData<Standing>([standing.path, enquiry]) ?? null) : found;
    },
  });
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const before = seen.current;
    seen.current = { now: data, enquiry };
    if (before === undefined) return;
    const isEntryNews = before.enquiry === enquiry && before.now.version !== data.version;
    if (isEntryNews || listsOf(before.now) !== listsOf(data)) renewLists(client);
    if (isEntryNews) void client.invalidateQueries({ queryKey: [find.path] });
  }, [client, data, isPlaceholderData, enquiry]);
  return data?.counts;
}
