import { answerCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useEffect, useState } from 'react';
import { ask } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { Entry, SentAnswer as Answer } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { About } from '../enquiry/enquiry-of.tsx';
import { FileLine, SaveFile, Signs } from '../enquiry/file-card.tsx';
import { useStaff } from '../people/staff.ts';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { AnswerText } from './answer-text.tsx';
import { Reply } from './reply.tsx';

type Props = Readonly<{ entry: Entry; me: string; onUndone: (entry: Entry) => void }>;

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
function Undo({ entry, one, onUndone }: Omit<Props, 'me'> & Readonly<{ one: Answer }>) {
  const { answer } = useWords();
  const isOpen = useCanUndo(one);
  const params = { id: entry.id, answer: one.id };
  const { isBusy, failure, send } = useSend(() => ask(answerCalls.undo, { params }), onUndone);
  return (
    <div role="status">
      {isOpen && one.mail === 'waiting' && (
        <Note>
          {fill(answer.soon, { address: one.address })}{' '}
          <Button look="ghost" small disabled={isBusy} onClick={() => send()}>
            {answer.undo}
          </Button>
        </Note>
      )}
      <Failure failure={failure === 'changed' ? 'under-way' : failure} />
    </div>
  );
}

/** An answer, and whether it arrived. */
function Sent({ entry, me, onUndone, one }: Props & Readonly<{ one: Answer }>) {
  const locale = useLocale();
  const { answer } = useWords();
  const { nameOf } = useStaff();
  return (
    <>
      <p className="small muted">
        {fill(answer.from, { who: nameOf(one.who), address: one.address, time: timeIn(locale, one.at) })}{' '}
        {fill(answer.mails[one.mail], { error: one.lastError })} <About entry={entry} id={one.enquiry} />
      </p>
      <AnswerText subject={one.subject} text={one.text} />
      {one.files.map((file) => (
        <div key={file.id} className="stack">
          <FileLine file={file} />
          <Signs file={file} />
          <SaveFile enquiry={one.enquiry} file={file} />
        </div>
      ))}
      {one.who === me && <Undo entry={entry} one={one} onUndone={onUndone} />}
    </>
  );
}

/** What was written to the visitor and what came back, the oldest first. */
export function AnswersSent(props: Props) {
  const { entry } = props;
  const { answer } = useWords();
  const all = [...entry.answers, ...entry.replies].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  if (all.length === 0) return null;
  return (
    <>
      <h3>{entry.replies.length === 0 ? answer.sent : answer.mail}</h3>
      <ol className="ruled">
        {all.map((one) => (
          <li key={one.id} className="stack">
            {'kind' in one ? <Reply entry={entry} reply={one} /> : <Sent {...props} one={one} />}
          </li>
        ))}
      </ol>
    </>
  );
}
