import { blanksIn, fill, site } from '@formation/content';
import { Button, Note, TextAreaField, TextField } from '@formation/ui';
import { type SyntheticEvent, useRef } from 'react';
import type { Entry, Letter } from '../api/shapes.ts';
import { ago } from '../bookings/times.ts';
import type { Enquiry } from '../enquiry/use-enquiry.ts';
import { useKey } from '../inbox/use-list-keys.ts';
import { useStaff } from '../people/staff.ts';
import { SignInAgain } from '../shell/sign-in-again.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { Attachments } from './attachments.tsx';
import { EarlierDrafts } from './earlier-drafts.tsx';
import { insertLetter } from './insert-letter.ts';
import { opening, unsigned } from './signature.ts';
import { Templates, uploadField } from './templates.tsx';
import { UploadLink, useUploadLink } from './upload-link.tsx';
import type { Answering } from './use-answer.ts';

type Props = Readonly<{ entry: Entry; enquiry: Pick<Enquiry, 'show' | 'reload'>; answering: Answering }>;

type ChoiceProps = Readonly<{ theirs: string; draftSaver: Answering['keeper'] }>;

/** The text that was written elsewhere, and which of the two goes on. */
function Choice({ theirs, draftSaver }: ChoiceProps) {
  const { answer } = useWords();
  return (
    <>
      <p>{answer.apart}</p>
      <blockquote className="plain-text">{theirs || answer.nothing}</blockquote>
      <Button look="ghost" small onClick={() => draftSaver.takeTheirs()}>
        {answer.takeThat}
      </Button>{' '}
      <Button look="ghost" small onClick={() => draftSaver.keepMine()}>
        {answer.keepThis}
      </Button>
    </>
  );
}

/** Who else is writing, and how the draft stands. */
function Standing({ answering: { draft, keeper: draftSaver, isUnsent, again } }: Props) {
  const locale = useLocale();
  const { answer } = useWords();
  const { nameOf } = useStaff();
  const { standing, theirs, writers } = draft;
  return (
    <div aria-live="polite">
      {writers.map(({ who, at }) => (
        <Note key={who} tone="warn">
          {fill(answer.writing, { who: nameOf(who), time: ago(locale, at) })}
        </Note>
      ))}
      {isUnsent && (
        <Note tone="warn">
          {answer.unsent}{' '}
          <Button look="ghost" small onClick={again}>
            {answer.again}
          </Button>
        </Note>
      )}
      {theirs !== undefined && (
        <Note tone="warn">
          <Choice theirs={theirs.text} draftSaver={draftSaver} />
        </Note>
      )}
      {draft.text !== '' && standing === 'kept' && <p className="small muted">{answer.kept}</p>}
      {standing === 'unkept' && <p className="small muted">{answer.unkept}</p>}
      {standing === 'over' && (
        <Note tone="warn">
          {answer.over} <SignInAgain />
        </Note>
      )}
    </div>
  );
}

type FieldsProps = Props & Readonly<{ letter: Letter; usual: string; form: () => HTMLFormElement | null }>;

/** The subject and the text. */
function Typing({ letter, answering: { draft, keeper: draftSaver, isOnItsWay } }: FieldsProps) {
  const { answer } = useWords();
  const { signature } = useStaff();
  // What the other field shows is kept with what is typed; of two changes at once the second builds on the first.
  const write = (change: Partial<Letter>) => draftSaver.edit({ ...lettersOf(draftSaver.read(), letter), ...change });
  const state = { readOnly: isOnItsWay, disabled: draft.standing === 'loading' || signature === undefined };
  return (
    <>
      <TextField
        label={answer.subject}
        value={letter.subject}
        maxLength={150}
        {...state}
        onChange={({ target }) => write({ subject: target.value })}
      />
      <TextAreaField
        label={answer.text}
        value={letter.text}
        rows={5}
        maxLength={20_000}
        {...state}
        onFocus={({ target }) => letter.text === opening(signature ?? '') && target.setSelectionRange(0, 0)}
        onChange={({ target }) => write({ text: target.value })}
      />
    </>
  );
}

/** What is written, what goes out with it, and what can be put into it. */
function Fields(props: FieldsProps) {
  const { entry, usual, form, enquiry, answering } = props;
  const { agent, signature } = useStaff();
  const link = useUploadLink(entry, enquiry.reload);
  const insert = insertLetter({ form, usual, signature: signature ?? '' });
  const disabled = answering.isOnItsWay || answering.draft.standing === 'loading' || signature === undefined;
  const insertTemplate = ({ subject, text }: Letter) => {
    if (!text.includes(uploadField)) return insert.letter({ subject, text });
    return link.send((url) => insert.letter({ subject, text: text.replaceAll(uploadField, url) }));
  };
  return (
    <>
      <Templates entry={entry} agent={agent} disabled={disabled || link.isBusy} onChosen={insertTemplate} />
      <Typing {...props} />
      <Attachments attached={answering.attached} disabled={disabled} />
      <UploadLink entry={entry} link={link} disabled={disabled} onLink={insert.words} show={enquiry.show} />
    </>
  );
}

const isEmpty = ({ subject, text }: Letter) => subject === '' && text === '';
/** A draft as it is shown; before anything is written, what an answer begins as. */
const lettersOf = ({ subject, text }: Letter, first: Letter): Letter =>
  isEmpty({ subject, text }) ? first : { subject, text };

/** An answer by mail. What is written is kept as it is typed; blanks of a template must be filled before it goes. */
export function AnswerForm(props: Props) {
  const { entry, answering } = props;
  const { answer } = useWords();
  const { draft, isBusy, isOnItsWay, failure, send } = answering;
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector('textarea') ?? null;
  useKey('answer', () => field()?.focus());
  const { signature = '' } = useStaff();
  const usual = fill(answer.usual, { brand: site.brand });
  const letter = lettersOf(draft, { subject: usual, text: opening(signature) });
  const { subject, text } = letter;
  const blanks = [...blanksIn(subject), ...blanksIn(text)];
  const isReady =
    unsigned(text, signature).trim() !== '' &&
    subject.trim() !== '' &&
    blanks.length === 0 &&
    !answering.attached.isBusy;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady) send(letter);
  };
  return (
    <form ref={form} className="stack" aria-label={answer.title} onSubmit={submit}>
      <p className="small plain-text">{fill(answer.to, { address: entry.address })}</p>
      <Fields {...props} letter={letter} usual={usual} form={() => form.current} />
      <Standing {...props} />
      <EarlierDrafts {...props} onGone={() => field()?.focus()} />
      <Failure failure={failure} />
      <p className="small muted">{answer.before}</p>
      <div className="cluster">
        <Button type="submit" disabled={!isReady || isOnItsWay}>
          {isBusy ? answer.sending : answer.send}
        </Button>
        <span aria-live="polite" className="small">
          {blanks.length > 0 && fill(answer.blanks, { blanks: blanks.join(', ') })}
        </span>
      </div>
    </form>
  );
}
