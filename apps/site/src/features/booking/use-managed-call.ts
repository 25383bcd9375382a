import { isRefused, type Refused } from '@formation/leads';
import { useState } from 'react';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import { useOnline } from '../../lib/async/use-online.ts';
import { cancel, confirm, find, isGone, move, type FoundCall, type LinkOwner, type Refusal } from './booking-calls.ts';

/** What came of the link, or of what was done with it. */
export type News = 'cancelled' | 'moved' | 'confirmed' | Exclude<Refusal, 'over'>;

/** What there is to tell, if anything, and whether the visitor has pressed a button for it. */
type Outcome = Readonly<{ news: News | undefined; isAsked: boolean }>;

/** That it is over is told with the call. */
const newsOf = (refusal: Refusal): News => (refusal === 'over' ? 'badLink' : refusal);

/** The booking that the address names: the link of a confirmation carries its id and its signed token. */
function holderInAddress(): LinkOwner | undefined {
  const query = new URLSearchParams(location.search);
  const [id, token] = [query.get('booking'), query.get('token')];
  return id && token ? { id, token } : undefined;
}

/** How the call stands. Who opens the link of a mail has the mailbox: that confirms the address. The link of the page itself confirms nothing. */
async function lookedAt(holder: LinkOwner): Promise<Readonly<{ call: FoundCall; news?: News }> | Refused<Refusal>> {
  const call = await find(holder);
  if (isRefused(call)) return call;
  if (call.state === 'cancelled') return { call, news: 'cancelled' };
  if (call.confirmed || call.over) return { call };
  const confirmed = await confirm(holder);
  return isRefused(confirmed) ? { call } : { call: confirmed, news: 'confirmed' };
}

const standing = (call: FoundCall | undefined) => ({
  /** The start of the call while it is booked and to come. */
  booked: call?.state === 'booked' && !call.over ? call.start : undefined,
  /** When a call began that has ended, and what another one may begin with. */
  over: call?.over && { start: call.start, typed: call.over },
});

/**
 * A booked call, found by the address, and what may be done with it. `onChange` is told when the times are others now;
 * without an answer they are not, and the time that was chosen stays for the next try.
 */
export function useManagedCall(onChange: () => void) {
  const [holder] = useState(holderInAddress);
  const [call, setCall] = useState<FoundCall>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const look = async (isAsked: boolean) => {
    if (!holder) return;
    setBusy(true);
    const answer = await lookedAt(holder);
    setBusy(false);
    if (isRefused(answer)) return setOutcome({ news: newsOf(answer.refused), isAsked });
    setCall(answer.call);
    setOutcome({ news: answer.news, isAsked });
  };
  useOnHydrated(() => void look(false));
  const isLost = !call && outcome?.news === 'failed';
  useOnline(() => isLost && !busy && look(false));

  const settle = async (sending: ReturnType<typeof cancel>, done: News) => {
    setBusy(true);
    const answer = await sending;
    setBusy(false);
    if (isRefused(answer) && answer.refused === 'over') return look(true);
    setOutcome({ news: isRefused(answer) ? newsOf(answer.refused) : done, isAsked: true });
    if (!isRefused(answer)) setCall(answer);
    else if (answer.refused === 'badLink') setCall(undefined); // from here on a new call can be booked
    if (!isRefused(answer) || isGone(answer.refused)) onChange();
  };
  return {
    ...standing(call),
    outcome,
    busy,
    /** Whether it is not known yet how the call of the link stands. */
    isSought: holder !== undefined && !call && (!outcome || isLost),
    /** Looks again for the call that no answer has come for. */
    again: isLost ? () => void look(true) : undefined,
    cancel: () => holder && void settle(cancel(holder), 'cancelled'),
    moveTo: (start: string) => holder && void settle(move(holder, start), 'moved'),
  };
}

export type Managed = ReturnType<typeof useManagedCall>;
