import { enquiryCalls, personCalls } from '@formation/console-api';
import { useEffect, useState } from 'react';
import { useAsk } from '../api/query.ts';
import type { Command } from './commands.ts';

/** So long nobody has typed on. */
const pauseMs = 200;
/** With fewer letters everybody would be found. */
const fewest = 2;
/** As many of each as one chooses from. */
const most = 6;

/** What was typed, once somebody pauses. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}

/** Enquiries and people by the words typed; `isLooking` until both have come. */
export function useFound(typed: string): Readonly<{ found: readonly Command[]; isLooking: boolean }> {
  const words = usePaused(typed);
  const isEnabled = words.length >= fewest;
  const enquiries = useAsk(enquiryCalls.search, { query: { words } }, { isEnabled });
  const people = useAsk(personCalls.search, { query: { words } }, { isEnabled });
  const isWanted = typed.trim().length >= fewest;
  if (!isWanted || words !== typed.trim()) return { found: [], isLooking: isWanted };
  const once = new Map(enquiries.answer?.rows.map((row) => [row.id, row]));
  const found = [
    ...[...once.values()].slice(0, most).map(({ id, name, address }): Command => ({
      kind: 'enquiry',
      name: name || address,
      act: (go) => go(`?enquiry=${id}`),
    })),
    ...(people.answer?.rows ?? []).slice(0, most).map(({ name, address }): Command => ({
      kind: 'person',
      name: name === '' ? address : `${name}, ${address}`,
      act: (go) => go(`?${String(new URLSearchParams({ person: address }))}`),
    })),
  ];
  const isIn = (each: Readonly<{ answer?: unknown; failure?: string | undefined }>) =>
    each.answer !== undefined || each.failure !== undefined;
  return { found, isLooking: !isIn(enquiries) || !isIn(people) };
}
