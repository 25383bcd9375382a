import { fill } from '@formation/content';
import { Note } from '@formation/ui';
import type { Change, Entry, Sent } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { useStaff } from '../people/staff.ts';
import { Fold } from '../shell/fold.tsx';
import { PhoneLinks } from '../shell/phone-links.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import type { Words } from '../shell/words.ts';
import { About } from './enquiry-of.tsx';
import { FileLine, SaveFile, Signs } from './file-card.tsx';
import { typedIn } from './typed-in.ts';

type Props = Readonly<{ sent: Sent }>;

/** What the head of an enquiry says, or stands before the other fields. */
const inHead = ['name', 'number', 'email', 'message'];

/** What the visitor typed: as text, whatever it is. */
export function TypedList({ sent }: Props) {
  const { enquiry } = useWords();
  const labels: Readonly<Record<string, string>> = enquiry.fields;
  const label = (name: string) => (Object.hasOwn(labels, name) ? labels[name] : name);
  return (
    <dl className="terms">
      {sent.typed.map(({ name, text }) => (
        <div key={name}>
          <dt>{label(name)}</dt>
          <dd className="plain-text">{name === 'number' ? <PhoneLinks phone={text} /> : <bdi>{text}</bdi>}</dd>
        </div>
      ))}
      <div>
        <dt>{enquiry.answerTo}</dt>
        <dd className="plain-text">
          {sent.address}{' '}
          <a href={`/console?${String(new URLSearchParams({ person: sent.address }))}`}>{enquiry.person}</a>
        </dd>
      </div>
    </dl>
  );
}

/** What they agreed to. */
function Consent({ sent }: Props) {
  const { consent } = useWords().enquiry;
  const { given, text } = sent.consent;
  if (text === '') return null; // it came by mail: nobody was asked
  return <p className="small muted">{fill(given ? consent.given : consent.missing, { text })}</p>;
}

/** What the visitor typed, and what they agreed to. */
export function Typed({ title, sent }: Props & Readonly<{ title: string }>) {
  return (
    <>
      <h3>{title}</h3>
      <TypedList sent={sent} />
      <Consent sent={sent} />
    </>
  );
}

/** The message, and what was typed besides that the head of the screen does not say. */
export function Message({ sent }: Props) {
  const { enquiry } = useWords();
  const labels: Readonly<Record<string, string>> = enquiry.fields;
  const others = sent.typed.filter(({ name }) => !inHead.includes(name));
  return (
    <section className="stack" aria-label={enquiry.typed}>
      <p className="plain-text">
        <bdi>{typedIn(sent, 'message')}</bdi>
      </p>
      {others.map(({ name, text }) => (
        <p key={name} className="small plain-text">
          {Object.hasOwn(labels, name) ? labels[name] : name}: <bdi>{text}</bdi>
        </p>
      ))}
      <Consent sent={sent} />
    </section>
  );
}

/** The files that came with an enquiry, or with a reply to it: to save, with what was seen in them. */
export function Files({ sent, reply = '' }: Props & Readonly<{ reply?: string }>) {
  const { enquiry } = useWords();
  const files = sent.files.filter((file) => file.reply === reply);
  if (files.length === 0) return null;
  return (
    <>
      <h3>{enquiry.files}</h3>
      {files.map((file) => (
        <div key={file.id} className="stack">
          <FileLine file={file} cameAt={file.cameAt} />
          {file.signs.length === 0 ? <Note tone="warn">{enquiry.unknownSender}</Note> : <Signs file={file} />}
          <SaveFile enquiry={sent.id} file={file} />
        </div>
      ))}
    </>
  );
}

/** Days stood without an hour once. */
const lookTime = (text: string, locale: string) => (text.includes('T') ? timeIn(locale, text) : text);

/** One line of the history. */
export function said({ enquiry: { changes }, states }: Words, { who, what, text }: Change, locale: string): string {
  if (what === 'holder') return text === '' ? fill(changes.nobody, { who }) : fill(changes.holder, { who, text });
  if (what === 'follow-up')
    return text === '' ? fill(changes.noFollowUp, { who }) : fill(changes[what], { who, text: lookTime(text, locale) });
  const state = Object.hasOwn(states, text) ? states[text as keyof typeof states] : text; // it is one of them
  return fill(changes[what], { who, text: what === 'state' ? state : text });
}

/** The same with names in place of addresses. */
const named = (change: Change, nameOf: (address: string) => string): Change => ({
  ...change,
  who: nameOf(change.who),
  text: change.what === 'holder' ? nameOf(change.text) : change.text,
});

/** The way to what the visitor did meanwhile. */
function News({ change: { what, text }, label }: Readonly<{ change: Change; label: string }>) {
  if (what === 'wrote-again' || what === 'unmerged') return <a href={`/console?enquiry=${text}`}>{label}</a>;
  return what === 'call-booked' && <a href={`/console?call=${text}`}>{label}</a>;
}

/** What was done last, at once, in one line. */
function lastChange(words: Words, history: readonly Change[], locale: string): string {
  const last = history.at(-1);
  if (last === undefined) return words.enquiry.noHistory;
  const atOnce = history.filter(({ at, who }) => at === last.at && who === last.who);
  return atOnce.map((change) => said(words, change, locale)).join(' · ');
}

/** What was done about it, the oldest first; folded, it says what was last. */
export function History({ entry }: Readonly<{ entry: Entry }>) {
  const words = useWords();
  const locale = useLocale();
  const { nameOf } = useStaff();
  const { enquiry } = words;
  return (
    <Fold
      title={enquiry.history}
      standing={lastChange(
        words,
        entry.history.map((change) => named(change, nameOf)),
        locale,
      )}
    >
      <ol className="ruled">
        {entry.history.map((change, index) => (
          <li key={index}>
            {said(words, named(change, nameOf), locale)} <News change={change} label={enquiry.changes.seeNews} />{' '}
            <small className="muted">
              {timeIn(locale, change.at)} <About entry={entry} id={change.enquiry} />
            </small>
            {change.what === 'note' && <p className="plain-text">{change.text}</p>}
          </li>
        ))}
      </ol>
    </Fold>
  );
}
