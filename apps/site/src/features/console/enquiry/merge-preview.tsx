import { mergeCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Chip, SelectField } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { useKeyedSend } from '../api/query.ts';
import type { Entry } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { useStaff } from '../people/staff.ts';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import type { Words } from '../shell/words.ts';
import { said, TypedList } from './enquiry-facts.tsx';
import { enquiryOf } from './enquiry-of.tsx';
import type { Enquiry } from './use-enquiry.ts';

type Language = Readonly<{ words: Words; locale: string }>;

/** One of the two, as it stands. */
function Side({ entry, stays }: Readonly<{ entry: Entry; stays: boolean }>) {
  const words = useWords();
  const { nameOf } = useStaff();
  const locale = useLocale();
  const { merge, inbox, states } = words;
  return (
    <article className="stack" aria-label={enquiryOf(words, locale, entry)}>
      <h4>{enquiryOf(words, locale, entry)}</h4>
      <p className="small muted cluster">
        {stays ? <Chip tone="ok">{merge.stays}</Chip> : <Chip>{merge.goes}</Chip>}
        <span>{states[entry.state]}</span>
        <span>{entry.holder === '' ? inbox.nobody : fill(inbox.has, { holder: nameOf(entry.holder) })}</span>
        {entry.files.length > 0 && <span>{inbox.files}</span>}
        {entry.answers.length > 0 && <span>{fill(merge.answers, { count: entry.answers.length })}</span>}
      </p>
      <TypedList sent={entry} />
    </article>
  );
}

/** What came and what was done, by its time, as it will stand in one thread. */
function linesOf({ words, locale }: Language, both: readonly Entry[]) {
  const came = both
    .flatMap((entry) => [entry, ...entry.merged])
    .map((sent) => ({ key: sent.id, at: sent.receivedAt, text: enquiryOf(words, locale, sent), time: '' }));
  const done = both
    .flatMap(({ history }) => history)
    .map((change, index) => ({
      key: String(index),
      at: change.at,
      text: said(words, change, locale),
      time: timeIn(locale, change.at),
    }));
  return [...came, ...done].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

type Props = Readonly<{
  entry: Entry;
  other: Entry;
  enquiry: Enquiry;
  onMerged: (entry: Entry) => void;
  /** One of the two is not as it is shown. */
  onChanged: () => void;
}>;

type Choice = Readonly<{ stays: Entry; goes: Entry }>;

function Send({ enquiry, stays, goes, onMerged, onChanged }: Omit<Props, 'entry' | 'other'> & Choice) {
  const words = useWords();
  const { isBusy, failure, send } = useKeyedSend<Entry, Choice>(
    ({ stays: { id, version }, goes }, key) =>
      ask(mergeCalls.merge, {
        params: { id },
        body: { version, other: { id: goes.id, version: goes.version }, key },
      }),
    {
      onDone: onMerged,
      onRefused: async (why) => {
        if (why !== 'changed') return;
        onChanged();
        await enquiry.reload();
      },
    },
  );
  return (
    <>
      <Failure failure={failure} />
      <div>
        <Button disabled={isBusy} onClick={() => send({ stays, goes })}>
          {isBusy ? words.merge.sending : words.merge.send}
        </Button>
      </div>
    </>
  );
}

/** Both side by side, which of them stays, and the thread that will be. The one that came first stays unless told else. */
export function MergePreview(props: Props) {
  const words = useWords();
  const { nameOf } = useStaff();
  const locale = useLocale();
  const { entry, other } = props;
  const { merge, states, inbox } = words;
  const both = [entry, other].toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
  const [chosen, setChosen] = useState(both[0]?.id);
  const [stays, goes] = chosen === other.id ? [other, entry] : [entry, other];
  const holder = stays.holder === '' ? inbox.nobody : fill(inbox.has, { holder: nameOf(stays.holder) });
  return (
    <>
      <SelectField
        label={merge.which}
        value={stays.id}
        options={both.map((each) => ({ value: each.id, label: enquiryOf(words, locale, each) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <div className="two-lists">
        {both.map((each) => (
          <Side key={each.id} entry={each} stays={each === stays} />
        ))}
      </div>
      <h4>{merge.thread}</h4>
      <p>{fill(merge.standing, { state: states[stays.state], holder })}</p>
      <ol className="ruled">
        {linesOf({ words, locale }, both).map(({ key, text, time }) => (
          <li key={key}>
            {text} <small className="muted">{time}</small>
          </li>
        ))}
      </ol>
      <Send key={stays.id} {...props} stays={stays} goes={goes} />
    </>
  );
}
