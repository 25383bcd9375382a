import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { useState } from 'react';
import { changeOpening, type Opening as Hours, opening } from './call-calls.ts';
import { mergedHours, type TheirChange } from './hours-merge.ts';
import { closedText, hoursText, readClosed, readHours } from './hours-text.ts';
import type { Words } from './words.ts';

export type Typed = Readonly<{ week: readonly string[]; closed: string; holidaysUntil: string }>;

type Written = Pick<Hours, 'week' | 'closed' | 'holidaysUntil'>;

const typedOf = ({ week, closed, holidaysUntil }: Written): Typed => ({
  week: week.map(hoursText),
  closed: closedText(closed),
  holidaysUntil,
});

/** What was typed, or what is wrong with it in the reader's words. */
function read({ week, closed, holidaysUntil }: Typed, { calls: { opening: own } }: Words) {
  const hours = week.map(readHours);
  const days = readClosed(closed);
  if (hours.some((day) => day === undefined)) return { wrong: own.wrongHours };
  if ('wrong' in days) return { wrong: fill(own.wrongDay, { line: days.wrong }) };
  if ('twice' in days) return { wrong: fill(own.twice, { day: days.twice }) };
  return { week: hours.flatMap((day) => (day === undefined ? [] : [day])), closed: days, holidaysUntil };
}

/**
 * What is typed stays, also where somebody else was faster: their version is fetched, what they changed goes in where one
 * did not touch the same, and saving again is a choice.
 */
export function useOpening(first: Hours, words: Words) {
  const [hours, setHours] = useState(first);
  const [typed, setTyped] = useState(typedOf(first));
  const [state, setState] = useState<'still' | 'busy' | 'saved'>('still');
  const [failure, setFailure] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [theirs, setTheirs] = useState<readonly TheirChange[]>([]);
  const merge = async (wanted: Written) => {
    const stands = await opening();
    if (isRefused(stands)) return;
    const merged = mergedHours(hours, wanted, stands);
    setHours(stands);
    setTheirs(merged.changes);
    setTyped(typedOf(merged.hours));
  };
  const save = async () => {
    const wanted = read(typed, words);
    setFailure(undefined);
    setWrong('wrong' in wanted ? wanted.wrong : undefined);
    if ('wrong' in wanted) return;
    setState('busy');
    const answer = await changeOpening({ ...wanted, version: hours.version, seen: hours.seen });
    if (isRefused(answer)) {
      setFailure(answer.refused);
      if (answer.refused === 'changed') await merge(wanted);
      return setState('still');
    }
    setState('saved');
    setHours(answer);
    setTheirs([]);
    setTyped(typedOf(answer));
  };
  const change = (next: Partial<Typed>) => {
    setTyped({ ...typed, ...next });
    setState('still');
  };
  return { hours, typed, theirs, change, state, failure, wrong, save: () => void save() };
}
