import type { Citation } from './citations.ts';
import { type Change, changesOf, supporting } from './compared.ts';
import { sentencesOf } from './page-text.ts';
import type { Visit } from './reader.ts';
import type { Answer } from './request.ts';

/** So long a page may be silent before it counts as gone. */
const SILENT_DAYS = 28;

/** What is not as somebody had read it: since which day it was last well, and what stands there now. */
export type Finding = Readonly<{
  kind: 'changed' | 'moved' | 'gone';
  since: string;
  found: string;
  to?: string;
  why?: string;
  changes: readonly Change[];
}>;

/** What is known of a page from all visits to it. */
export type PageState = Readonly<{
  href: string;
  /** When it was visited last, in ISO 8601; and the last day on which something could be read. */
  visited: string;
  seen?: string;
  etag?: string;
  modified?: string;
  /** What it said when it was read after somebody of ours had: the day, for which reading, and the sentences. */
  base?: Readonly<{ day: string; checked: string; numbers: readonly string[]; sentences: readonly string[] }>;
  finding?: Finding;
  /** Why nothing could be seen at the last visit, and that it did not answer: it is tried again the next day. */
  unseen?: string;
  isSilent?: true;
}>;

export type Visited = Readonly<{ citation: Citation; before: PageState | undefined; at: string }>;

const dayOf = (at: string) => at.slice(0, 10);
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Somebody has read the page since, or took other numbers from it: what it says now is what they read. */
export function isReadAnew({ citation, before }: Omit<Visited, 'at'>): boolean {
  const { base } = before ?? {};
  return base === undefined || citation.checked > base.checked || String(citation.numbers) !== String(base.numbers);
}

function withText(visited: Visited, sentences: readonly string[], to: string | undefined): Partial<PageState> {
  const { citation, before, at } = visited;
  const day = dayOf(at);
  const { base, finding, seen = day } = before ?? {};
  const moved = to === undefined ? {} : { to };
  const since = finding?.since ?? seen;
  const found = finding?.found ?? day;
  if (base === undefined || isReadAnew(visited)) {
    const { checked, numbers } = citation;
    const taken = { day, checked, numbers, sentences: supporting(sentences, numbers) };
    return {
      base: taken,
      ...(to !== undefined && { finding: { kind: 'moved', since: day, found: day, to, changes: [] } }),
    };
  }
  const changes = changesOf(base.sentences, sentences);
  if (changes.length > 0) return { base, finding: { kind: 'changed', since, found, ...moved, changes } };
  return to === undefined ? { base } : { base, finding: { kind: 'moved', since, found, to, changes: [] } };
}

async function afterReading(visited: Visited, answer: Answer, to: string | undefined): Promise<PageState> {
  const { citation, before, at } = visited;
  const { href } = citation;
  const sentences = await sentencesOf(answer.body, answer.type).catch((error: unknown) => String(error));
  if (typeof sentences === 'string') return unseen(visited, sentences);
  if (sentences.length === 0) return unseen(visited, 'it shows nothing without a program');
  const validators = {
    ...(answer.etag !== null && { etag: answer.etag }),
    ...(answer.modified !== null && { modified: answer.modified }),
  };
  return { href, visited: at, seen: dayOf(at), ...validators, ...withText({ citation, before, at }, sentences, to) };
}

/** Nothing new is known of it. */
function unseen({ citation: { href }, before, at }: Visited, why: string): PageState {
  const { isSilent: _, ...rest } = before ?? {};
  return { ...rest, href, visited: at, unseen: why };
}

/** A page that answers nothing for long counts as gone. */
function silent(visited: Visited, why: string): PageState {
  const { before, at } = visited;
  const isLong = before?.seen !== undefined && daysFrom(before.seen, dayOf(at)) >= SILENT_DAYS;
  return {
    ...unseen(visited, why),
    isSilent: true,
    ...(isLong && { finding: before.finding ?? gone(before, at, why) }),
  };
}

function gone(before: PageState | undefined, at: string, why: string): Finding {
  const day = dayOf(at);
  const changes = (before?.base?.sentences ?? []).map((was) => ({ was, now: null }));
  const { since = before?.seen ?? day, found = day } = before?.finding ?? {};
  return { kind: 'gone', since, found, why, changes };
}

/** What is known of a page after a visit. Nothing of it is true of another page, and nothing of ours is changed. */
export async function afterVisit(visited: Visited, visit: Exclude<Visit, { kind: 'later' }>): Promise<PageState> {
  const { citation, before, at } = visited;
  const { unseen: _, isSilent: __, ...rest } = before ?? {};
  switch (visit.kind) {
    case 'same':
      return { ...rest, href: citation.href, visited: at, seen: dayOf(at) };
    case 'gone':
      return { ...rest, href: citation.href, visited: at, finding: gone(before, at, visit.why) };
    case 'refused':
      return unseen(visited, visit.why);
    case 'unread':
      return silent(visited, visit.why);
    case 'read':
      return afterReading(visited, visit.answer, visit.hasMoved ? visit.address : undefined);
  }
}
