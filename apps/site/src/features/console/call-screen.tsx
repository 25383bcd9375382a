import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import type { CallChange, CallEntry } from './call-calls.ts';
import { mailSays } from './call-mail-says.ts';
import { CallWorkForms } from './call-work.tsx';
import { colombo, timeIn } from './times.ts';
import { Failure } from './typed-form.tsx';
import { type OpenCall, useCall } from './use-call.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; id: string; mayWork: boolean; onBack: () => void }>;
type Shown = Pick<Props, 'words' | 'locale'> & Readonly<{ entry: CallEntry }>;

function Facts({ words: { calls }, locale, entry }: Shown) {
  const { fields } = calls;
  const theirs = { time: timeIn(locale, entry.start, entry.timeZone), zone: entry.timeZone };
  return (
    <dl className="terms">
      <div>
        <dt>{fields.when}</dt>
        <dd>
          {timeIn(locale, entry.start, colombo)} ({colombo})
          {entry.timeZone !== colombo && <small> {fill(calls.theirs, theirs)}</small>}
        </dd>
      </div>
      <div>
        <dt>{fields.email}</dt>
        <dd className="plain-text">{entry.email}</dd>
      </div>
      <div>
        <dt>{fields.topic}</dt>
        <dd className="plain-text">
          <bdi>{entry.topic || fields.noTopic}</bdi>
        </dd>
      </div>
      <div>
        <dt>{fields.video}</dt>
        <dd className="plain-text">
          {entry.videoUrl === '' ? (
            fields.noVideo
          ) : (
            <a href={entry.videoUrl} target="_blank" rel="noreferrer">
              {entry.videoUrl}
            </a>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Mails({ words, locale, entry }: Shown) {
  const { mails } = words.calls;
  const kinds: Readonly<Record<string, string>> = mails.kinds;
  return (
    <>
      <h3>{mails.title}</h3>
      <ul className="ruled">
        {entry.mails.map((mail, index) => (
          <li key={index}>
            {kinds[mail.kind] ?? mail.kind}: {mailSays({ words: mails, locale }, mail)}
          </li>
        ))}
      </ul>
    </>
  );
}

function said({ words: { calls }, locale }: Shown, { who, what, text }: CallChange): string {
  const { history, outcome } = calls;
  const by = who === '' ? history.visitor : who;
  if (what === 'moved') return fill(history.moved, { who: by, time: timeIn(locale, text, colombo) });
  if (what === 'cancelled') return fill(text === '' ? history.cancelled : history.because, { who: by, text });
  if (what === 'video') return fill(text === '' ? history.noVideo : history.video, { who: by, text });
  return fill(history.outcome, { who: by, text: text === 'held' || text === 'no-show' ? outcome[text] : outcome.none });
}

function History(props: Shown) {
  const { words, locale, entry } = props;
  const { history } = words.calls;
  return (
    <>
      <h3>{history.title}</h3>
      {entry.history.length === 0 && <p>{history.none}</p>}
      <ul className="ruled">
        {entry.history.map((change, index) => (
          <li key={index}>
            <span className="plain-text">{said(props, change)}</span>
            <br />
            <small className="muted">{timeIn(locale, change.at, colombo)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

function Unsent({ words: { enquiry }, call }: Readonly<{ words: Words; call: OpenCall }>) {
  return (
    <div aria-live="polite">
      {call.isUnsent && (
        <Note tone="warn">
          {enquiry.unsent}{' '}
          <Button look="ghost" small onClick={call.again}>
            {enquiry.again}
          </Button>
        </Note>
      )}
    </div>
  );
}

/** One call: when, with whom, where, the mails about it, and what somebody does about it. */
export function CallScreen({ words, locale, id, mayWork, onBack }: Props) {
  const call = useCall(id);
  const { entry } = call;
  const { calls } = words;
  return (
    <section className="sheet card-pad" aria-labelledby="call">
      <div>
        <Button look="ghost" small onClick={onBack}>
          {calls.back}
        </Button>
      </div>
      <h2 id="call" className="plain-text">
        {entry?.name ?? (call.failure === undefined ? words.loading : calls.title)}
      </h2>
      <Failure words={words} failure={call.failure} />
      <Unsent words={words} call={call} />
      {entry && (
        <>
          {entry.state === 'cancelled' && <Note tone="warn">{calls.state.cancelled}</Note>}
          <Facts words={words} locale={locale} entry={entry} />
          {mayWork && entry.state === 'booked' && (
            <CallWorkForms words={words} locale={locale} entry={entry} call={call} />
          )}
          <Mails words={words} locale={locale} entry={entry} />
          <History words={words} locale={locale} entry={entry} />
        </>
      )}
    </section>
  );
}
