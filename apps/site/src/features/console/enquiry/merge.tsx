import { enquiryCalls, mergeCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import { type ReactNode, useState } from 'react';
import { useAsk } from '../api/query.ts';
import type { Entry } from '../api/shapes.ts';
import { useStaff } from '../people/staff.ts';
import { AskAgain } from '../shell/ask-again.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { enquiryOf } from './enquiry-of.tsx';
import { MergePreview } from './merge-preview.tsx';
import type { Enquiry } from './use-enquiry.ts';

type Props = Readonly<{
  entry: Entry;
  enquiry: Enquiry;
  onMerged: (entry: Entry) => void;
}>;

const focused = (heading: HTMLElement | null) => heading?.focus();

/** A step: its heading takes the focus, so that one goes on from there. */
function Step({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <section className="stack" aria-label={title}>
      <h3 tabIndex={-1} ref={focused}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** What came from the same address, and can be merged. */
function Others({ entry, onChosen }: Omit<Props, 'onMerged'> & Chosen) {
  const words = useWords();
  const { nameOf } = useStaff();
  const locale = useLocale();
  const { merge, states } = words;
  const { answer, failure, load } = useAsk(mergeCalls.others, { params: { id: entry.id } });
  return (
    <Step title={merge.title}>
      <p className="small muted">{merge.text}</p>
      <AskAgain failure={failure} load={load} />
      <div aria-live="polite">{answer?.rows.length === 0 && <p className="empty">{merge.none}</p>}</div>
      <ul className="ruled" aria-busy={answer === undefined && failure === undefined}>
        {answer?.rows.map((row) => (
          <li key={row.id} className="stack enquiry-row">
            <div>
              <Button look="ghost" small onClick={() => onChosen(row.id)}>
                {fill(merge.look, { enquiry: enquiryOf(words, locale, row) })}
              </Button>
            </div>
            <p className="plain-text">{row.message}</p>
            <p className="small muted cluster">
              <span>{states[row.state]}</span>
              <span>
                {row.holder === '' ? words.inbox.nobody : fill(words.inbox.has, { holder: nameOf(row.holder) })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Step>
  );
}

type Chosen = Readonly<{ onChosen: (id: string) => void }>;

/** Both, once the other one is here. Who has merged one of them meanwhile leaves nothing to compare. */
function Comparison({ id, onBack, ...props }: Props & Readonly<{ id: string; onBack: () => void }>) {
  const words = useWords();
  const { entry } = props;
  const { answer: other, failure, load } = useAsk(enquiryCalls.find, { params: { id } });
  const isGone = other !== undefined && (other.id !== id || other.id === entry.id);
  return (
    <Step title={words.merge.compare}>
      <Failure failure={failure} />
      {isGone && <p className="empty">{words.merge.gone}</p>}
      {other && !isGone && <MergePreview {...props} other={other} onChanged={load} />}
      <div className="cluster">
        {failure !== undefined && (
          <Button look="ghost" small onClick={load}>
            {words.today.again}
          </Button>
        )}
        <Button look="ghost" small onClick={onBack}>
          {words.merge.another}
        </Button>
      </div>
    </Step>
  );
}

/** Two enquiries of one person become one: which, how it will look, and whether. */
export function Merge(props: Props) {
  const [chosen, setChosen] = useState<string>();
  return chosen === undefined ? (
    <Others key={props.entry.id} {...props} onChosen={setChosen} />
  ) : (
    <Comparison key={chosen} {...props} id={chosen} onBack={() => setChosen(undefined)} />
  );
}
