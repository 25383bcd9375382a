import { enquiryCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { AnswerForm } from '../answers/answer-form.tsx';
import { AnswersSent } from '../answers/answers-sent.tsx';
import { useAnswer } from '../answers/use-answer.ts';
import { useSent } from '../answers/use-sent.ts';
import type { Me } from '../api/client.ts';
import { useAsk } from '../api/query.ts';
import type { Entry } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { useKey } from '../inbox/use-list-keys.ts';
import { useSay } from '../shell/toast.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { Unreached } from '../shell/unreached.tsx';
import { useInView } from '../shell/use-in-view.ts';
import { useTitle } from '../shell/use-title.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { History } from './enquiry-facts.tsx';
import { EnquiryHead } from './enquiry-head.tsx';
import { Thread } from './enquiry-thread.tsx';
import { EnquiryWork } from './enquiry-work.tsx';
import { MergeWork } from './merge-work.tsx';
import { typedIn } from './typed-in.ts';
import { useEnquiryCommands } from './use-enquiry-commands.ts';
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

/** Whether it sleeps, or has come back. */
function Rest({ entry }: Omit<AnswerProps, 'enquiry'>) {
  const words = useWords();
  const locale = useLocale();
  const { look } = words.enquiry;
  if (entry.rest === '') return null;
  const time = timeIn(locale, entry.followUp);
  return (
    <Note tone={entry.rest === 'back' ? 'warn' : 'plain'}>
      {fill(entry.rest === 'back' ? look.back : look.sleeps, { time })}
    </Note>
  );
}

type AnswerProps = Readonly<{ entry: Entry; enquiry: Enquiry }>;

function Answer({ enquiry, onSent, ...shown }: AnswerProps & Readonly<{ onSent: (entry: Entry) => void }>) {
  const answering = useAnswer(shown.entry, { ...enquiry, onSent });
  return <AnswerForm {...shown} enquiry={enquiry} answering={answering} />;
}

type WorkProps = AnswerProps & Readonly<{ onMerged: (entry: Entry) => void }>;

/** Working on the enquiry; readers do not. */
function Work({ onMerged, ...shown }: WorkProps) {
  const { enquiry, entry } = shown;
  const { answer: known } = useAsk(enquiryCalls.people, {});
  const people = known?.people ?? [];
  useKey('elsewhere', () => enquiry.save({ answeredElsewhere: true }));
  useEnquiryCommands({ ...shown, people });
  return (
    <EnquiryWork {...shown} people={people}>
      {entry.state !== 'held' && <MergeWork {...shown} onMerged={onMerged} />}
    </EnquiryWork>
  );
}

type BoxProps = AnswerProps & Readonly<{ undone: number; me: string; onUndone: (entry: Entry) => void }>;

/** Writing to the visitor; on a phone a bar at the foot leads there, until one is there. */
function AnswerBox({ undone, me, onUndone, ...shown }: BoxProps) {
  const { answer } = useWords();
  const box = useRef<HTMLElement>(null);
  const isThere = useInView(box);
  const title = useRef<HTMLHeadingElement>(null);
  const rest = () => title.current?.focus({ preventScroll: true }); // what was pressed is gone or can not be pressed
  const onBack = (entry: Entry) => {
    onUndone(entry);
    rest();
  };
  const say = useSent({ me, onUndone: onBack });
  const go = () => {
    box.current?.scrollIntoView();
    box.current?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  return (
    <>
      <p className="answer-bar" hidden={isThere}>
        <Button onClick={go}>{answer.go}</Button>
      </p>
      <section ref={box} className="stack" aria-labelledby="answer">
        <h3 ref={title} id="answer" tabIndex={-1}>
          {answer.title}
        </h3>
        <Answer
          key={undone}
          {...shown}
          onSent={(entry) => {
            say(entry);
            rest();
          }}
        />
      </section>
    </>
  );
}

type SheetProps = Pick<Props, 'me' | 'onErased'> & Readonly<{ entry: Entry; enquiry: Enquiry }>;

/** What was typed and what is done about it. */
function Sheet({ me, enquiry, onErased, ...shown }: SheetProps) {
  const words = useWords();
  const { entry } = shown;
  const mayWork = me.role !== 'reader';
  const say = useSay();
  const [undone, setUndone] = useState(0); // what was taken back is written on: the draft is read again
  const undo = (back: Entry) => {
    enquiry.show(back);
    setUndone((turn) => turn + 1);
  };
  const takenBack = (back: Entry) => {
    undo(back);
    say({ text: words.done.undone }); // it is not said any more that it leaves
  };
  return (
    <>
      <EnquiryHead {...shown} mayWork={mayWork} />
      {entry.state === 'held' && (
        <Suspense>
          <Quarantined entry={entry} me={me} enquiry={enquiry} onErased={onErased} />
        </Suspense>
      )}
      {entry.isUnreached && <Unreached phone={typedIn(entry, 'number')} />}
      <Rest {...shown} />
      {entry.id !== enquiry.asked && <Note tone="plain">{words.merge.here}</Note>}
      {mayWork && <Work {...shown} enquiry={enquiry} onMerged={undo} />}
      <Thread {...shown} enquiry={enquiry} mayWork={mayWork} />
      <AnswersSent {...shown} me={me.email} onUndone={takenBack} />
      {mayWork && <AnswerBox undone={undone} {...shown} me={me.email} onUndone={takenBack} enquiry={enquiry} />}
      <History {...shown} />
    </>
  );
}

/** One enquiry on one screen. */
export function EnquiryScreen({ id, me, onBack, onErased }: Props) {
  const words = useWords();
  const enquiry = useEnquiry(id);
  const { entry } = enquiry;
  const name = entry && (typedIn(entry, 'name') || words.enquiry.unnamed);
  useTitle(name ?? words.places.inbox);
  return (
    <section className="sheet card-pad one-enquiry" aria-labelledby="enquiry">
      <div className="cluster">
        <Button look="ghost" small onClick={onBack}>
          {words.enquiry.back}
        </Button>
        <h2 id="enquiry" className="plain-text" tabIndex={-1}>
          {name ?? words.loading}
        </h2>
      </div>
      {entry ? (
        <Sheet entry={entry} me={me} enquiry={enquiry} onErased={onErased} />
      ) : (
        <Failure failure={enquiry.failure} />
      )}
    </section>
  );
}
