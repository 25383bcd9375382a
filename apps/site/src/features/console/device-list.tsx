import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, Chip } from '@formation/ui';
import { useState } from 'react';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import { type Device, devices, endDevice } from './calls.ts';
import { timeIn } from './times.ts';
import { Failure } from './typed-form.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string }>;

type RowProps = Readonly<{ words: Words['inside']; locale: string; one: Device; isBusy: boolean; onEnd: () => void }>;

function DeviceRow({ words, locale, one, isBusy, onEnd }: RowProps) {
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

/** Where one is signed in; every other place can be ended. */
export function DeviceList({ words, locale }: Props) {
  const [list, setList] = useState<readonly Device[]>([]);
  const { isBusy, failure, attempt } = useAttempt();
  const { inside } = words;
  const load = () =>
    void devices().then((found) => {
      if (!isRefused(found)) setList(found.sessions);
    });
  useOnHydrated(load);
  return (
    <section className="sheet card-pad" aria-labelledby="devices">
      <h2 id="devices">{inside.devices}</h2>
      <ul className="ruled">
        {list.map((one) => (
          <DeviceRow
            key={one.id}
            words={inside}
            locale={locale}
            one={one}
            isBusy={isBusy}
            onEnd={() => void attempt(() => endDevice(one.id), load)}
          />
        ))}
      </ul>
      <Failure words={words} failure={failure} />
    </section>
  );
}
