import type { Citation } from './citations.ts';
import type { politeReader } from './reader.ts';
import { afterVisit, isReadAnew, type PageState } from './state.ts';
import type { SourceStore } from './store.ts';

const dayMs = 86_400_000;
/** A host that asks for a longer rest than this has made a mistake, or means for ever. */
const LONGEST_REST_MS = 7 * dayMs;

/** When of so many pages nothing can be seen, and of none before, it is our own line that is down. */
const OFFLINE_AFTER = 12;

export type Round = Readonly<{
  store: SourceStore;
  read: ReturnType<typeof politeReader>;
  now: () => number;
  /** Pages that were visited later than this are left alone: a round that was killed goes on where it was. */
  notSince: number;
  /** No visit begins after this. */
  until: number;
  say: (line: string) => void;
}>;

/** One page of each host, then the next of each, so that a host rests while others are visited. */
function inTurns(pages: readonly Citation[]): readonly Citation[] {
  const hosts = [...Map.groupBy(pages, ({ href }) => new URL(href).host).values()];
  const longest = Math.max(0, ...hosts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => hosts.flatMap((of) => of[turn] ?? [])).flat();
}

/** A page that did not answer is tried again the next day. */
const isDue = (before: PageState | undefined, { notSince, now }: Round) =>
  before === undefined || Date.parse(before.visited) <= (before.isSilent ? now() - dayMs / 2 : notSince);

async function visited(citation: Citation, { store, read, now }: Round): Promise<PageState | undefined> {
  const before = store.page(citation.href);
  const validators = before?.unseen === undefined && !isReadAnew({ citation, before }) ? before : undefined;
  const visit = await read(citation.href, validators);
  if (visit.kind === 'later') {
    store.rest(new URL(citation.href).host, Math.min(visit.until, now() + LONGEST_REST_MS));
    return undefined;
  }
  const state = await afterVisit({ citation, before, at: new Date(now()).toISOString() }, visit);
  store.keep(state);
  return state;
}

/** Visits every page that is due, one at a time; answers with how many are left for the next round. */
export async function goRound(pages: readonly Citation[], round: Round): Promise<number> {
  const { store, now, until, say } = round;
  const due = inTurns(pages.filter(({ href }) => isDue(store.page(href), round)));
  let [left, hasSeen] = [0, false];
  for (const [index, citation] of due.entries()) {
    const rests = store.restsUntil(new URL(citation.href).host) > now();
    const state = rests || now() >= until ? undefined : await visited(citation, round);
    if (!state) left += 1;
    hasSeen ||= state !== undefined && state.unseen === undefined;
    const outcome = state ? (state.unseen ?? state.finding?.kind ?? 'as before') : 'left for the next round';
    say(`${index + 1} of ${due.length}: ${citation.href}: ${outcome}`);
    if (!hasSeen && index + 1 - left >= OFFLINE_AFTER) {
      say(`Nothing could be seen of ${OFFLINE_AFTER} pages: is this machine on line? The others are left.`);
      return due.length - index - 1 + left;
    }
  }
  return left;
}
