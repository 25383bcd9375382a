import { siteCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/client.ts';
import type { Publish, SiteList } from '../api/shapes.ts';

/** How often one looks how far it is. */
const pollMs = 2000;

export const isGoing = (publish: Publish | undefined): boolean =>
  publish?.state === 'waiting' || publish?.state === 'building';

/** The newest way to the site, looked at again and again while it goes on; then the list is asked for once more. */
export function useNewest({ publishes: [listed] }: SiteList, load: () => void): Publish | undefined {
  const { data } = useQuery<Readonly<{ publish: Publish | undefined }>>({
    queryKey: [siteCalls.progress.path, listed?.id],
    enabled: isGoing(listed),
    refetchInterval: pollMs,
    queryFn: async () => {
      const now = await ask(siteCalls.progress, {});
      if (isRefused(now)) return { publish: listed }; // a lost line says nothing of it
      if (!isGoing(now.publish ?? undefined)) load();
      return { publish: now.publish ?? undefined };
    },
  });
  return isGoing(listed) ? (data?.publish ?? listed) : listed;
}
