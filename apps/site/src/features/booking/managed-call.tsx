import { fill, type Messages } from '@formation/content';
import { Button, Note } from '@formation/ui';
import type { Clock } from './clock.ts';
import type { Managed, News } from './use-managed-call.ts';

type Words = Messages['meet'];
type Props = Readonly<{ words: Words; clock: Clock; call: Managed }>;

function newsText({ manage, refused }: Words, news: News): string {
  if (news === 'taken' || news === 'past' || news === 'tooMany') return refused[news];
  return manage[news];
}

/** A call that is booked already: to be moved or cancelled by its signed link. Nothing without such a link. */
export function ManagedCall({ words, clock, call }: Props) {
  const { booked, news, busy } = call;
  if (!booked && !news) return null;
  const when = booked && {
    day: clock.dayName(clock.day(booked)),
    time: clock.time(booked),
    colombo: clock.colomboTime(booked),
  };
  const isGood = news === 'cancelled' || news === 'moved';
  return (
    <div className="stack" role="status">
      {news && <Note tone={isGood ? 'good' : 'bad'}>{newsText(words, news)}</Note>}
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
