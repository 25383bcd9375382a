import { fill, type Messages } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useEffect, useRef } from 'react';
import { showOutcome } from '../../lib/async/outcome.ts';
import type { Clock } from './clock.ts';
import type { Managed, News } from './use-managed-call.ts';

type Words = Messages['meet'];
type Props = Readonly<{ words: Words; clock: Clock; call: Managed }>;

function newsText({ manage, refused }: Words, news: News): string {
  if (news === 'taken' || news === 'past' || news === 'tooMany' || news === 'formUsed' || news === 'shareTaken')
    return refused[news];
  return manage[news];
}

/**
 * Brings the call onto the screen: with the focus after a press, and without it when the page has just opened by the
 * link, unless the visitor is reading further down already.
 */
function useInView(outcome: Managed['outcome']) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome?.isAsked) showOutcome(part.current);
    else if (outcome && scrollY === 0) part.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return part;
}

const whenIs = (clock: Clock, start: string) => ({
  day: clock.dayName(clock.day(start)),
  time: clock.time(start),
  colombo: clock.colomboTime(start),
});

/** A call that is booked already: to be moved or cancelled by its signed link. Nothing without such a link. */
export function ManagedCall({ words, clock, call }: Props) {
  const { booked, over, outcome, busy, again } = call;
  const news = outcome?.news;
  const part = useInView(outcome);
  if (!booked && !over && !news) return null;
  const when = booked && whenIs(clock, booked);
  const isGood = news === 'cancelled' || news === 'moved' || news === 'confirmed';
  return (
    <div className="stack" role="status" tabIndex={-1} ref={part}>
      {news && <Note tone={isGood ? 'good' : 'bad'}>{newsText(words, news)}</Note>}
      {again && (
        <Button look="ghost" disabled={busy} onClick={again}>
          {words.calendar.again}
        </Button>
      )}
      {over && (
        <Note tone="info" title={words.manage.overTitle}>
          {fill(words.manage.text, whenIs(clock, over.start))} {words.manage.over}
        </Note>
      )}
      {when && (
        <>
          <Note tone="info" title={words.manage.title}>
            {fill(words.manage.text, when)} {words.manage.choose}
          </Note>
          <Button look="ghost" disabled={busy} onClick={call.cancel}>
            {words.manage.cancel}
          </Button>
        </>
      )}
    </div>
  );
}
