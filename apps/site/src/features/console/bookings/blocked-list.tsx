import { dayAt, dayText } from '@formation/calendar';
import { blockedTimeCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import { ask } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { BlockedTime } from '../api/shapes.ts';
import { useStaff } from '../people/staff.ts';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { StandingCalls } from './standing-calls.tsx';
import { clockTime, colombo } from './times.ts';

type Props = Readonly<{ mayWork: boolean; onUnblocked: () => void }>;

const dayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const;

function Row({ one, mayWork, onUnblocked }: Props & Readonly<{ one: BlockedTime }>) {
  const locale = useLocale();
  const { block } = useWords().calls;
  const { nameOf } = useStaff();
  const { isBusy, failure, send } = useSend(
    () => ask(blockedTimeCalls.unblock, { params: { id: one.id } }),
    onUnblocked,
  );
  const [from, to] = [one.start, one.end].map((at) => clockTime(locale, at, colombo));
  const day = dayText(locale, dayAt(Date.parse(one.start), colombo), dayParts);
  const time = fill(block.time, { day, from: from ?? '', to: to ?? '' });
  return (
    <li id={`blocked-${one.id}`} className="stack enquiry-row">
      <div className="cluster spread">
        <span>
          <b>{time}</b> <bdi className="plain-text">{one.reason}</bdi>
          <br />
          <small className="muted">{nameOf(one.who)}</small>
        </span>
        {mayWork && (
          <Button
            look="ghost"
            small
            disabled={isBusy}
            aria-label={fill(block.unblockOf, { time })}
            onClick={() => send()}
          >
            {block.unblock}
          </Button>
        )}
      </div>
      <StandingCalls says={block.standing} calls={one.standing} />
      <Failure failure={failure} />
    </li>
  );
}

/** The blocked times of the days that are shown, with the calls that stand in them. */
export function BlockedList({ blocked, ...props }: Props & Readonly<{ blocked: readonly BlockedTime[] }>) {
  const { block } = useWords().calls;
  if (blocked.length === 0) return null;
  return (
    <>
      <h3>{block.listed}</h3>
      <ul className="ruled">
        {blocked.map((one) => (
          <Row key={one.id} one={one} {...props} />
        ))}
      </ul>
    </>
  );
}
