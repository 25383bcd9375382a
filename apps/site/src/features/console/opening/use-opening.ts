import { openingCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { useAsk, useSend } from '../api/query.ts';
import type { Hours, TypedHours } from '../api/shapes.ts';
import type { Words } from '../shell/words.ts';
import { mergedHours, type TheirChange } from './hours-merge.ts';
import { closedText, hoursText, readClosed, readHours } from './hours-text.ts';

export type Typed = Readonly<{ week: readonly string[]; closed: string; holidaysUntil: string }>;

const typedOf = ({ week, closed, holidaysUntil }: TypedHours): Typed => ({
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
export function useOpening(hours: Hours, words: Words) {
  const [typed, setTyped] = useState(typedOf(hours));
  const [isSaved, setSaved] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [theirs, setTheirs] = useState<readonly TheirChange[]>([]);
  const { show } = useAsk(openingCalls.find, {}, { isEnabled: false }); // the screen has asked for it
  const merge = async (wanted: TypedHours) => {
    const stands = await ask(openingCalls.find, {});
    if (isRefused(stands)) return;
    const merged = mergedHours(hours, wanted, stands);
    show(stands);
    setTheirs(merged.changes);
    setTyped(typedOf(merged.hours));
  };
  const { isBusy, failure, send } = useSend(
    async (wanted: TypedHours) => {
      const answer = await ask(openingCalls.change, { body: { ...wanted, version: hours.version, seen: hours.seen } });
      if (isRefused(answer) && answer.refused === 'changed') await merge(wanted);
      return answer;
    },
    (answer) => {
      setSaved(true);
      show(answer);
      setTheirs([]);
      setTyped(typedOf(answer));
    },
  );
  const save = () => {
    const wanted = read(typed, words);
    setSaved(false);
    setWrong('wrong' in wanted ? wanted.wrong : undefined);
    if (!('wrong' in wanted)) send(wanted);
  };
  const change = (next: Partial<Typed>) => {
    setTyped({ ...typed, ...next });
    setSaved(false);
  };
  return { typed, theirs, change, isBusy, isSaved, failure, wrong, save };
}
