import { isRefused } from '@formation/leads';
import { useState } from 'react';
import { useOnHydrated } from '../../lib/hydration.ts';
import { cancel, find, move, type Booked, type Holder, type Refusal } from './booking-calls.ts';

/** What came of the link, or of what was done with it. */
export type News = 'cancelled' | 'moved' | Refusal;

/** The booking that the address names: the link of a confirmation carries its id and its signed token. */
function holderInAddress(): Holder | undefined {
  const query = new URLSearchParams(location.search);
  const [id, token] = [query.get('booking'), query.get('token')];
  return id && token ? { id, token } : undefined;
}

/** A booked call, found by the address, and what may be done with it. */
export function useManagedCall(onChange: () => void) {
  const [holder] = useState(holderInAddress);
  const [call, setCall] = useState<Booked>();
  const [news, setNews] = useState<News>();
  const [busy, setBusy] = useState(false);
  useOnHydrated(() => {
    if (!holder) return;
    void find(holder).then((answer) => {
      if (isRefused(answer)) return setNews(answer.refused);
      setCall(answer);
      if (answer.state === 'cancelled') setNews('cancelled');
    });
  });

  const settle = async (asked: ReturnType<typeof cancel>, outcome: News) => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    setNews(isRefused(answer) ? answer.refused : outcome);
    if (!isRefused(answer)) setCall(answer);
    else if (answer.refused === 'badLink') setCall(undefined); // from here on a new call can be booked
    onChange();
  };
  return {
    /** The start of the call while it is booked. */
    booked: call?.state === 'booked' ? call.start : undefined,
    news,
    busy,
    cancel: () => holder && void settle(cancel(holder), 'cancelled'),
    moveTo: (start: string) => holder && void settle(move(holder, start), 'moved'),
  };
}

export type Managed = ReturnType<typeof useManagedCall>;
