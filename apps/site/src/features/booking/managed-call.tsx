import { fill, type Messages } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useEffect, useState } from 'react';
import { bookedStart, cancel, isRefusal, move, type Holder } from './booking-calls.ts';
import type { Clock } from './clock.ts';

type Words = Messages['meet']['manage'];
type Props = Readonly<{ words: Words; clock: Clock; start: string | undefined; onChange: () => void }>;

/** The booking that the address names: the link of a confirmation carries its id and its signed token. */
function holderInAddress(): Holder | undefined {
  const query = new URLSearchParams(location.search);
  const [id, token] = [query.get('booking'), query.get('token')];
  return id && token ? { id, token } : undefined;
}

type News = 'cancelled' | 'moved' | 'badLink';

/** A booked call, found by the address, and what may be done with it. */
function useManagedCall(onChange: () => void) {
  const [holder, setHolder] = useState<Holder>();
  const [booked, setBooked] = useState<string>();
  const [news, setNews] = useState<News>();
  useEffect(() => {
    const found = holderInAddress();
    setHolder(found);
    if (found)
      void bookedStart(found).then((answer) => (isRefusal(answer) ? setNews('badLink') : setBooked(answer.start)));
  }, []);

  const settle = async (asked: ReturnType<typeof cancel>, outcome: 'cancelled' | 'moved') => {
    const answer = await asked;
    setNews(isRefusal(answer) ? 'badLink' : outcome);
    if (!isRefusal(answer)) setBooked(outcome === 'moved' ? answer.start : undefined);
    onChange();
  };
  return { holder, booked, news, settle };
}

/** A call that is booked already: to be moved or cancelled by its signed link. Nothing without such a link. */
export function ManagedCall({ words, clock, start, onChange }: Props) {
  const { holder, booked, news, settle } = useManagedCall(onChange);
  if (!holder) return null;
  const when = booked && {
    day: clock.dayName(clock.day(booked)),
    time: clock.time(booked),
    colombo: clock.colomboTime(booked),
  };
  return (
    <div className="stack" role="status">
      {news && <Note tone={news === 'badLink' ? 'bad' : 'good'}>{words[news]}</Note>}
      {when && (
        <>
          <Note tone="info" title={words.title}>
            {fill(words.text, when)} {words.choose}
          </Note>
          {start && (
            <Button onClick={() => void settle(move(holder, start), 'moved')}>
              {fill(words.move, { time: clock.time(start) })}
            </Button>
          )}
          <Button look="ghost" onClick={() => void settle(cancel(holder), 'cancelled')}>
            {words.cancel}
          </Button>
        </>
      )}
    </div>
  );
}
