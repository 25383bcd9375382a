import { sessionCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Chip, Note } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { useAsk, useSend } from '../api/query.ts';
import type { Device } from '../api/shapes.ts';
import type { Confirmed } from '../api/use-confirmed.tsx';
import { timeIn } from '../bookings/times.ts';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import type { Words } from '../shell/words.ts';

type RowProps = Readonly<{ words: Words['inside']; one: Device; isBusy: boolean; onEnd: () => void }>;

function DeviceRow({ words, one, isBusy, onEnd }: RowProps) {
  const locale = useLocale();
  const name = one.device === '' ? words.device.unknown : one.device;
  return (
    <li className="cluster spread">
      <span>
        {name}
        <br />
        <small className="muted">{fill(words.device.seen, { time: timeIn(locale, one.seen) })}</small>
      </span>
      {one.isThis ? (
        <Chip>{words.device.this}</Chip>
      ) : (
        <Button look="ghost" small disabled={isBusy} aria-label={fill(words.endOf, { device: name })} onClick={onEnd}>
          {words.device.end}
        </Button>
      )}
    </li>
  );
}

type EndProps = Readonly<{ words: Words['inside']; confirmed: Confirmed; onEnded: () => void }>;

/** Ends what cannot be told apart, or belongs to a device that is gone. */
function EndOthers({ words, confirmed, onEnded }: EndProps) {
  const { isBusy, failure, send } = useSend(
    () => confirmed(words.endsOthers, () => ask(sessionCalls.endOthers, {})),
    onEnded,
  );
  return (
    <>
      <div>
        <Button look="ghost" disabled={isBusy} onClick={() => send()}>
          {words.endOthers}
        </Button>
      </div>
      <Failure failure={failure} />
    </>
  );
}

/** Where one is signed in; every other place can be ended, by itself or together with all others. */
export function DeviceList({ confirmed }: Readonly<{ confirmed: Confirmed }>) {
  const { inside } = useWords();
  const { answer, load } = useAsk(sessionCalls.list, {});
  const [areEnded, setEnded] = useState(false);
  const { isBusy, failure, send } = useSend(
    (id: string) => confirmed(inside.ends, () => ask(sessionCalls.end, { params: { id } })),
    load,
  );
  const sessions = answer?.sessions ?? [];
  const onEnded = () => {
    setEnded(true);
    load();
  };
  return (
    <section className="sheet card-pad" aria-labelledby="devices">
      <h2 id="devices">{inside.devices}</h2>
      <ul className="ruled">
        {sessions.map((one) => (
          <DeviceRow key={one.id} words={inside} one={one} isBusy={isBusy} onEnd={() => send(one.id)} />
        ))}
      </ul>
      <Failure failure={failure} />
      {sessions.length > 1 && <EndOthers words={inside} confirmed={confirmed} onEnded={onEnded} />}
      <div role="status">{areEnded && <Note tone="good">{inside.endedOthers}</Note>}</div>
    </section>
  );
}
