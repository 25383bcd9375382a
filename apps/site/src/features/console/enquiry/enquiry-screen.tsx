import { enquiryCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { lazy, Suspense, useState } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { AnswerForm } from '../answers/answer-form.tsx';
import { AnswersSent } from '../answers/answers-sent.tsx';
import { useAnswer } from '../answers/use-answer.ts';
import type { Me } from '../api/client.ts';
import { useAsk } from '../api/query.ts';
import type { Entry } from '../api/shapes.ts';
import { colombo, timeIn } from '../bookings/times.ts';
import { useKey } from '../inbox/use-list-keys.ts';
import { Failure } from '../shell/typed-form.tsx';
import { Unreached } from '../shell/unreached.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { History } from './enquiry-facts.tsx';
import { Thread } from './enquiry-thread.tsx';
import { EnquiryWork } from './enquiry-work.tsx';
import { MergeWork } from './merge-work.tsx';
import { type Enquiry, useEnquiry } from './use-enquiry.ts';

const Quarantined = lazy(() =>
  retryLoad(() => import('../inbox/quarantined.tsx').then((chunk) => ({ default: chunk.Quarantined }))),
);

type Props = Readonly<{
  id: string;
  me: Me;
  onBack: () => void;
  /** Where one goes from an enquiry that is no more. */
  onErased: () => void;
}>;

const typed = (entry: Entry, field: string) => entry.typed.find(({ name }) => name === field)?.text ?? '';

/** Whether it sleeps, or has come back. */
function Rest({ entry }: Omit<AnswerProps, 'enquiry'>) {
  const words = useWords();
  const locale = useLocale();
  const { look } = words.enquiry;
  if (entry.rest === '') return null;
  const time = timeIn(locale, entry.followUp, colombo);
  return (
    <Note tone={entry.rest === 'back' ? 'warn' : 'plain'}>
      {fill(entry.rest === 'back' ? look.back : look.sleeps, { time })}
    </Note>
  );
}

type AnswerProps = Readonly<{ entry: Entry; enquiry: Enquiry }>;

function Answer({ enquiry, ...shown }: AnswerProps) {
  const answering = useAnswer(shown.entry, enquiry);
  return <AnswerForm {...shown} answering={answering} />;
}

/** Writing to the visitor, and working on the enquiry; readers have neither. */
function Work({
  people: known,
  undone,
  onMerged,
  ...shown
}: AnswerProps & Readonly<{ people: readonly string[]; undone: number; onMerged: (entry: Entry) => void }>) {
  const words = useWords();
  const { enquiry } = shown;
  useKey('e', () => enquiry.save({ answeredElsewhere: true }));
  return (
    <>
      <h3>{words.answer.title}</h3>
      <Answer key={undone} {...shown} />
      <EnquiryWork {...shown} people={known} />
      {shown.entry.state !== 'held' && <MergeWork {...shown} onMerged={onMerged} />}
      <p className="small muted">{words.answer.keys}</p>
    </>
  );
}

type SheetProps = Pick<Props, 'me' | 'onErased'> & Readonly<{ entry: Entry; enquiry: Enquiry }>;

/** What was typed and what is done about it. */
function Sheet({ me, enquiry, onErased, ...shown }: SheetProps) {
  const words = useWords();
  const locale = useLocale();
  const { entry } = shown;
  const { answer: known } = useAsk(enquiryCalls.people, {});
  const [undone, setUndone] = useState(0); // what was taken back is written on: the draft is read again
  const undo = (back: Entry) => {
    enquiry.show(back);
    setUndone((turn) => turn + 1);
  };
  return (
    <>
      <p className="small muted">{fill(words.inbox.came, { time: timeIn(locale, entry.receivedAt) })}</p>
      {entry.state === 'held' && (
        <Suspense>
          <Quarantined entry={entry} me={me} enquiry={enquiry} onErased={onErased} />
        </Suspense>
      )}
      {entry.isUnreached && <Unreached phone={typed(entry, 'number')} />}
      <Rest {...shown} />
      {entry.id !== enquiry.asked && <Note tone="plain">{words.merge.here}</Note>}
      <Thread {...shown} enquiry={enquiry} mayWork={me.role !== 'reader'} />
      <AnswersSent {...shown} me={me.email} onUndone={undo} />
      {me.role !== 'reader' && (
        <Work undone={undone} {...shown} people={known?.people ?? []} enquiry={enquiry} onMerged={undo} />
      )}
      <History {...shown} />
    </>
  );
}

/** One enquiry on one screen. */
export function EnquiryScreen({ id, me, onBack, onErased }: Props) {
  const words = useWords();
  const enquiry = useEnquiry(id);
  const { entry } = enquiry;
  const name = entry && (typed(entry, 'name') || words.enquiry.unnamed);
  useTitle(name ?? words.places.inbox);
  return (
    <section className="sheet card-pad" aria-labelledby="enquiry">
      <div>
        <Button look="ghost" small onClick={onBack}>
          {words.enquiry.back}
        </Button>
      </div>
      <h2 id="enquiry" className="plain-text" tabIndex={-1}>
        {name ?? words.loading}
      </h2>
      {entry ? (
        <Sheet entry={entry} me={me} enquiry={enquiry} onErased={onErased} />
      ) : (
        <Failure failure={enquiry.failure} />
      )}
    </section>
  );
}
