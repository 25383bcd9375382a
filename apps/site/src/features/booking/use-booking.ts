import type { Messages } from '@formation/content';
import { isRefused } from '@formation/leads';
import { useState } from 'react';
import { useFormToken } from '../../lib/input/form-token.tsx';
import { useRequestKey } from '../../lib/input/use-request-key.ts';
import type { Typed } from '../../lib/input/use-typed.ts';
import { book, isGone, type NewlyBooked, type Refusal } from './booking-calls.ts';
import type { Clock } from './clock.ts';

type Words = Messages['meet'];

/** Under which name it is kept for reload and Back what was asked for. */
export const savedWish = 'call-asked';

/** What is chosen, what was asked, and what came of it. */
export function useBooking(words: Words, clock: Clock, chosenBefore: string | undefined) {
  const [start, setStart] = useState(chosenBefore);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Readonly<{ start: string; why: Refusal }>>();
  const [done, setDone] = useState<Readonly<{ booked: NewlyBooked; typed: Typed }>>();
  const [turn, setTurn] = useState(0);
  const keyOf = useRequestKey(savedWish);
  const { token, renew, replace } = useFormToken();
  const nextTurn = () => setTurn((before) => before + 1);

  const choose = (chosen: string | undefined) => {
    setStart(chosen);
    setRefused(undefined);
  };
  const confirm = async (typed: Typed) => {
    if (!start) return;
    setSending(true);
    setRefused(undefined);
    const request = { ...typed, start, timeZone: clock.zone };
    const answer = await book({ ...request, ...(await token.current) }, keyOf(request));
    setSending(false);
    if (!isRefused(answer)) setDone({ booked: answer, typed });
    else setRefused({ start, why: answer.refused });
    if (isRefused(answer) && answer.refused === 'formUsed') replace();
    if (!isRefused(answer) || isGone(answer.refused)) nextTurn(); // without an answer, the times are those of before
  };
  const again = () => {
    renew(); // the note of the call before is spent
    setDone(undefined);
    choose(undefined);
    nextTurn();
  };
  const refusal = refused?.start === start ? refused?.why : undefined; // another may be chosen meanwhile
  const refusalText =
    refusal && (refusal === 'badLink' || refusal === 'over' ? words.manage.badLink : words.refused[refusal]);
  return { start, choose, sending, refusalText, done, turn, confirm, again };
}
