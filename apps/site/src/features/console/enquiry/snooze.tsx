import { Button, TextField } from '@formation/ui';
import { useState } from 'react';
import { useOnSeen } from '../../../lib/async/use-on-seen.ts';
import type { Entry } from '../api/shapes.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { type Offer, offers, offerText, typedTime } from './snooze-times.ts';
import type { Enquiry } from './use-enquiry.ts';

type Props = Readonly<{ entry: Entry; enquiry: Enquiry }>;

/** A day and hour of one's own, by Colombo's clock. */
function Own({ enquiry: { save, isBusy, isUnsent } }: Props) {
  const { enquiry: words } = useWords();
  const { look } = words;
  const [typed, setTyped] = useState('');
  const followUp = typedTime(typed);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (followUp !== undefined) save({ followUp }, () => setTyped(''));
      }}
    >
      <TextField
        label={look.own}
        type="datetime-local"
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button type="submit" look="ghost" disabled={isBusy || isUnsent}>
          {look.send}
        </Button>
      </div>
    </form>
  );
}

const offersNow = () => offers(Date.now());

/** Puts an enquiry out of the way until a time, or brings it back. */
export function LookAgain(props: Props) {
  const locale = useLocale();
  const { entry, enquiry } = props;
  const { look } = useWords().enquiry;
  const disabled = enquiry.isBusy || enquiry.isUnsent;
  const [times, setTimes] = useState(offersNow);
  useOnSeen(() => setTimes(offersNow()));
  /** By the day on which it is pressed, on a screen that stands open since yesterday as well. */
  const sleepUntil = (chosen: Offer['name']) => {
    const current = offersNow();
    setTimes(current);
    const offer = current.find(({ name }) => name === chosen);
    if (offer) enquiry.save({ followUp: offer.at });
  };
  return (
    <>
      <h3>{look.title}</h3>
      <p className="small muted">{look.text}</p>
      <div className="cluster">
        {entry.rest !== '' && (
          <Button small disabled={disabled} onClick={() => enquiry.save({ followUp: '' })}>
            {entry.rest === 'asleep' ? look.wake : look.seen}
          </Button>
        )}
        {times.map(({ name, at }) => (
          <Button key={name} look="ghost" small disabled={disabled} onClick={() => sleepUntil(name)}>
            {offerText(look, locale, { name, at })}
          </Button>
        ))}
      </div>
      <Own {...props} />
    </>
  );
}
