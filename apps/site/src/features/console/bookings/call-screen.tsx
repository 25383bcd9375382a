import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import type { CallEntry } from '../api/shapes.ts';
import { useStaff } from '../people/staff.ts';
import { PhoneLinks } from '../shell/phone-links.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { Unreached } from '../shell/unreached.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { CallHistory, CallNotes } from './call-history.tsx';
import { mailSays } from './call-mail-text.ts';
import { CallWorkForms } from './call-work.tsx';
import { colombo, timeIn } from './times.ts';
import { Unsent } from './unsent.tsx';
import { useCall } from './use-call.ts';

type Props = Readonly<{ id: string; mayWork: boolean; onBack: () => void }>;
type Shown = Readonly<{ entry: CallEntry }>;

function HowToTalk({ entry }: Shown) {
  const { calls, answer, enquiry, inbox } = useWords();
  const { nameOf } = useStaff();
  const { fields } = calls;
  return (
    <>
      <div>
        <dt>{fields.email}</dt>
        <dd className="plain-text">
          {entry.email}{' '}
          <a href={`/console?${String(new URLSearchParams({ person: entry.email }))}`}>{enquiry.person}</a>
          {entry.confirmed === '' && <small> {calls.state.unconfirmed}</small>}
        </dd>
      </div>
      <div>
        <dt>{fields.phone}</dt>
        <dd className="plain-text">{entry.phone === '' ? fields.noPhone : <PhoneLinks phone={entry.phone} />}</dd>
      </div>
      <div>
        <dt>{fields.language}</dt>
        <dd>{answer.languages[entry.callLanguage]}</dd>
      </div>
      <div>
        <dt>{fields.assignee}</dt>
        <dd className="plain-text">{entry.assignee === '' ? inbox.nobody : nameOf(entry.assignee)}</dd>
      </div>
    </>
  );
}

function Facts({ entry }: Shown) {
  const { calls } = useWords();
  const locale = useLocale();
  const { fields } = calls;
  const theirs = { time: timeIn(locale, entry.start, entry.timeZone), zone: entry.timeZone };
  return (
    <dl className="terms">
      <div>
        <dt>{fields.when}</dt>
        <dd>
          {timeIn(locale, entry.start)} ({colombo})
          {entry.timeZone !== colombo && <small> {fill(calls.theirs, theirs)}</small>}
        </dd>
      </div>
      <HowToTalk entry={entry} />
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

function Mails({ entry }: Shown) {
  const locale = useLocale();
  const { mails } = useWords().calls;
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

/** One call: when, with whom, where, the mails about it, and what somebody does about it. */
export function CallScreen({ id, mayWork, onBack }: Props) {
  const words = useWords();
  const call = useCall(id);
  const { entry } = call;
  const { calls } = words;
  useTitle(entry?.name ?? words.places.calls);
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
      <Failure failure={call.failure} />
      <Unsent isUnsent={call.isUnsent} again={call.again} />
      {entry && (
        <>
          {entry.state === 'cancelled' && <Note tone="warn">{calls.state.cancelled}</Note>}
          {entry.isUnreached && <Unreached phone={entry.phone} />}
          <Facts entry={entry} />
          <CallNotes entry={entry} call={call} mayWork={mayWork} />
          {mayWork && entry.state === 'booked' && <CallWorkForms entry={entry} call={call} />}
          <Mails entry={entry} />
          <CallHistory entry={entry} />
        </>
      )}
    </section>
  );
}
