import type { IncomingHttpHeaders } from 'node:http';
import { dayAt, type IsoDate } from '@formation/calendar';
import { calls } from '@formation/content';
import type { CountKind, CountStore, Sum } from './counts.ts';

/** More hosts than this a day are one, so that nobody fills the disk with invented ones. */
const mostHosts = 200;
const otherHosts = 'other hosts';

const robot = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless|lighthouse|http-?client|^$/i;

/** Where a visitor came from: the host of another site, and nothing of its address. */
function hostOf(referrer: string | undefined, own: string): string | undefined {
  if (referrer === undefined || !URL.canParse(referrer)) return undefined;
  const { protocol, hostname } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || hostname === own || !/^[a-z\d.-]{1,100}$/.test(hostname)) return undefined;
  return hostname.replace(/^www\./, '');
}

/** A page that somebody looks at: no robot, and nothing that a browser fetches in advance. */
function isVisit(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  return purpose === undefined && !robot.test(headers['user-agent'] ?? '');
}

/** Hosts by their names, until a day has had too many of them. */
function hostsOfDay() {
  let known = { day: '', seen: new Set<string>() };
  return (day: IsoDate, host: string): string => {
    if (known.day !== day) known = { day, seen: new Set() };
    if (!known.seen.has(host) && known.seen.size >= mostHosts) return otherHosts;
    known.seen.add(host);
    return host;
  };
}

/** The sums back from their keys. */
function rowsOf(taken: readonly (readonly [string, number])[]): readonly Sum[] {
  return taken.map(([key, count]) => {
    const [day, kind, name] = JSON.parse(key) as [IsoDate, CountKind, string]; // made by us
    return { day, kind, name, count };
  });
}

export type DayCounts = ReturnType<typeof dayCounts>;

type Options = Readonly<{ counts: CountStore; siteUrl: string; now: () => number }>;

/**
 * Counts without persons: what is kept is a day, a name and a number. Sums are kept in memory and added to the store
 * from time to time; a crash loses what came since.
 */
export function dayCounts({ counts, siteUrl, now }: Options) {
  const own = new URL(siteUrl).hostname;
  const sums = new Map<string, number>();
  const shownHost = hostsOfDay();
  const today = (): IsoDate => dayAt(now(), calls.hours.timeZone);

  const count = (day: IsoDate, kind: CountKind, name: string) => {
    const key = JSON.stringify([day, kind, name]);
    sums.set(key, (sums.get(key) ?? 0) + 1);
  };

  return {
    /** A page was asked for. */
    page: (path: string, headers: IncomingHttpHeaders): void => {
      if (!isVisit(headers)) return;
      const day = today();
      const calculator = /(?:^|\/)calculator\/([\w-]+)$/.exec(path)?.[1];
      count(day, 'page', path);
      if (calculator !== undefined) count(day, 'calculator', calculator);
      const host = hostOf(headers.referer, own);
      if (host !== undefined) count(day, 'from', shownHost(day, host));
    },
    enquiry: (suspicious: boolean) => count(today(), 'enquiry', suspicious ? 'held' : 'taken'),
    booking: () => count(today(), 'booking', 'taken'),

    /** Adds what was counted to the store. What it does not take is added the next time. */
    async flush(): Promise<void> {
      const taken = [...sums];
      sums.clear();
      await counts.add(rowsOf(taken)).catch((error: unknown) => {
        for (const [key, sum] of taken) sums.set(key, (sums.get(key) ?? 0) + sum);
        throw error;
      });
    },
  };
}
