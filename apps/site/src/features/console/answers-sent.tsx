import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useEffect, useState } from 'react';
import { undoAnswer } from './answer-calls.ts';
import { About } from './enquiry-of.tsx';
import type { Answer, Entry } from './inbox-calls.ts';
import { timeIn } from './times.ts';
import { Failure } from './typed-form.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; entry: Entry; me: string; onUndone: (entry: Entry) => void }>;

/** Whether it can be taken back. The server says how much longer: the clock of this machine may be wrong. */
function useCanUndo({ undoLeftMs }: Answer): boolean {
  const [isOpen, setOpen] = useState(undoLeftMs > 0);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), undoLeftMs);
    return () => clearTimeout(timer);
  }, [undoLeftMs]);
  return isOpen;
}

/** For a few seconds it can be taken back. */
function Undo({ words, entry, one, onUndone }: Omit<Props, 'locale' | 'me'> & Readonly<{ one: Answer }>) {
  const { answer } = words;
  const isOpen = useCanUndo(one);
  const { isBusy, failure, attempt } = useAttempt();
  return (
    <div role="status">
      {isOpen && one.mail === 'waiting' && (
        <Note>
          {fill(answer.soon, { address: one.address })}{' '}
          <Button
            look="ghost"
            small
            disabled={isBusy}
            onClick={() => void attempt(() => undoAnswer(entry.id, one.id), onUndone)}
          >
            {answer.undo}
          </Button>
        </Note>
      )}
      <Failure words={words} failure={failure === 'changed' ? 'under-way' : failure} />
    </div>
  );
}

/** What was written to the visitor, the oldest first, and whether it arrived. */
export function AnswersSent({ words, locale, entry, me, onUndone }: Props) {
  const { answer } = words;
  if (entry.answers.length === 0) return null;
  return (
    <>
      <h3>{answer.sent}</h3>
      <ol className="ruled">
        {entry.answers.map((one) => (
          <li key={one.id} className="stack">
            <p className="small muted">
              {fill(answer.from, { who: one.who, address: one.address, time: timeIn(locale, one.at) })}{' '}
              {fill(answer.mails[one.mail], { error: one.lastError })}{' '}
              <About words={words} locale={locale} entry={entry} id={one.enquiry} />
            </p>
            <p className="plain-text">
              <b>{one.subject}</b>
            </p>
            <p className="plain-text">{one.text}</p>
            {one.who === me && <Undo words={words} entry={entry} one={one} onUndone={onUndone} />}
          </li>
        ))}
      </ol>
    </>
  );
}
