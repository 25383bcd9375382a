import { siteCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/client.ts';
import type { Publish, SiteList, SiteSummary } from '../../api/shapes.ts';

/** How often one looks how far it is. */
const pollMs = 2000;

export const isGoing = (publish: Publish | null | undefined): boolean =>
  publish?.state === 'waiting' || publish?.state === 'building';

/** The build that goes on, looked at again and again; when it is over the list is asked for once more. */
export function useBuild({ publishes: [newest], preview, again }: SiteList, load: () => void): Publish | undefined {
  const listed = [newest, preview?.build, again].find((each) => isGoing(each)) ?? undefined;
  const { data } = useQuery<Readonly<{ publish: Publish | undefined }>>({
    queryKey: [siteCalls.progress.path, listed?.id],
    enabled: listed !== undefined,
    refetchInterval: pollMs,
    queryFn: async () => {
      const now = await ask(siteCalls.progress, {});
      if (isRefused(now)) return { publish: listed }; // a lost line says nothing of it
      if (!isGoing(now.publish)) load();
      return { publish: now.publish ?? undefined };
    },
  });
  return listed && (data?.publish ?? listed);
}

/** What is sent of drafts that were looked at. */
export const versionsOf = (drafts: readonly SiteSummary[]): Readonly<Record<string, number>> =>
  Object.fromEntries(drafts.map(({ id, version }) => [id, version]));
