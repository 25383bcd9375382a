import { answeringLanguage, answerTemplates, blanksIn, fill, site } from '@formation/content';
import { Button, Note, SelectField, TextAreaField, TextField } from '@formation/ui';
import { type SyntheticEvent, useRef } from 'react';
import type { Entry, Letter } from '../api/shapes.ts';
import { ago } from '../bookings/times.ts';
import { useKey } from '../inbox/use-list-keys.ts';
import { SignInAgain } from '../shell/sign-in-again.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { EarlierDrafts } from './earlier-drafts.tsx';
import type { Answering } from './use-answer.ts';

type Props = Readonly<{ entry: Entry; answering: Answering }>;

const typedBy = ({ typed }: Entry, name: string) => typed.find((field) => field.name === name)?.text ?? '';

/** Texts that are written often, those in the visitor's language first. */
function Templates({ entry, disabled, onChosen }: Pick<Props, 'entry'> & Chosen) {
  const { answer } = useWords();
  const theirs = answeringLanguage(entry.language, entry.typed.map(({ text }) => text).join(' '));
  const sorted = answerTemplates.toSorted((a, b) => Number(b.language === theirs) - Number(a.language === theirs));
  const options = sorted.map(({ title, language }, at) => ({
    value: String(at),
    label: fill(answer.templateIn, { title, language: answer.languages[language] }),
  }));
  return (
    <SelectField
      label={answer.template}
      value=""
      disabled={disabled}
      options={[{ value: '', label: answer.choose }, ...options]}
      onChange={({ target }) => {
        const chosen = sorted[Number(target.value)];
        if (target.value === '' || chosen === undefined) return;
        onChosen(
          chosen.subject,
          fill(chosen.text, { name: typedBy(entry, 'name') || answer.nameless[chosen.language] }),
        );
      }}
    />
  );
}

type Chosen = Readonly<{ disabled: boolean; onChosen: (subject: string, text: string) => void }>;

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
  const { standing, theirs, writers } = draft;
  return (
    <div aria-live="polite">
      {writers.map(({ who, at }) => (
        <Note key={who} tone="warn">
          {fill(answer.writing, { who, time: ago(locale, at) })}
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

/** Puts a text where the cursor is; in its own line when there is something before it. */
function inserted(field: HTMLTextAreaElement | null, before: string, text: string): string {
  const at = field?.selectionStart ?? before.length;
  return before.slice(0, at) + text + before.slice(field?.selectionEnd ?? at);
}

type FieldsProps = Props & Readonly<{ letter: Letter; field: () => HTMLTextAreaElement | null }>;

function Fields({ entry, letter: { subject, text }, field, answering }: FieldsProps) {
  const { answer } = useWords();
  const { draft, keeper: draftSaver, isOnItsWay } = answering;
  const isLoading = draft.standing === 'loading';
  return (
    <>
      <Templates
        entry={entry}
        disabled={isOnItsWay || isLoading}
        onChosen={(chosen, template) => {
          draftSaver.edit({ subject: chosen, text: inserted(field(), text, template) });
          field()?.focus();
        }}
      />
      <TextField
        label={answer.subject}
        value={subject}
        maxLength={150}
        readOnly={isOnItsWay}
        disabled={isLoading}
        onChange={({ target }) => draftSaver.edit({ subject: target.value })}
      />
      <TextAreaField
        label={answer.text}
        value={text}
        rows={5}
        maxLength={20_000}
        readOnly={isOnItsWay}
        disabled={isLoading}
        onChange={({ target }) => draftSaver.edit({ subject, text: target.value })}
      />
    </>
  );
}

/** An answer by mail. What is written is kept as it is typed; blanks of a template must be filled before it goes. */
export function AnswerForm(props: Props) {
  const { entry, answering } = props;
  const { answer } = useWords();
  const { draft, isBusy, isOnItsWay, failure, send } = answering;
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector('textarea') ?? null;
  useKey('answer', () => field()?.focus());
  const { text } = draft;
  const subject = draft.subject === '' && text === '' ? fill(answer.usual, { brand: site.brand }) : draft.subject;
  const blanks = [...blanksIn(subject), ...blanksIn(text)];
  const isReady = text.trim() !== '' && subject.trim() !== '' && blanks.length === 0;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady) send({ subject, text });
  };
  return (
    <form ref={form} className="stack" aria-label={answer.title} onSubmit={submit}>
      <p className="small plain-text">{fill(answer.to, { address: entry.address })}</p>
      <Fields {...props} letter={{ subject, text }} field={field} />
      <Standing {...props} />
      <EarlierDrafts {...props} onGone={() => field()?.focus()} />
      <div aria-live="polite">
        {blanks.length > 0 && <Note tone="plain">{fill(answer.blanks, { blanks: blanks.join(', ') })}</Note>}
      </div>
      <Failure failure={failure} />
      <p className="small muted">{answer.before}</p>
      <div className="cluster">
        <Button type="submit" disabled={!isReady || isOnItsWay}>
          {isBusy ? answer.sending : answer.send}
        </Button>
      </div>
    </form>
  );
}
