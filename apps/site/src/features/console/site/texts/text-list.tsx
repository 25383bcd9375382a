import { textCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, TextAreaField } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../../api/client.ts';
import { usePages, useSend } from '../../api/query.ts';
import type { ReadText, TextList as List, TextWork } from '../../api/shapes.ts';
import { Pages } from '../../shell/pages.tsx';
import { useSay } from '../../shell/toast.tsx';
import { Failure, TypedForm } from '../../shell/typed-form.tsx';
import { useWords } from '../../shell/use-words.ts';
import { TextWords } from './text-words.tsx';
import { sendAct } from './use-texts.ts';

type Props = Readonly<{ language: string; view: 'asked' | 'read'; mayWrite: boolean }>;
type RowProps = Omit<Props, 'view'> & Readonly<{ text: ReadText; onDone: () => void }>;

/** Answers a question, or takes the last of what was done back. */
function Acts({ text, language, onDone }: Omit<RowProps, 'mayWrite'>) {
  const { form, said, undo, undoOf } = useWords().texts;
  const say = useSay();
  const { isBusy, failure, send } = useSend(
    (work: TextWork) => sendAct(language, { of: text, ...work }),
    (_, { act }) => {
      say({ text: said[act] });
      onDone();
    },
  );
  const isAsked = text.state === 'asked';
  return (
    <>
      {isAsked && (
        <TypedForm
          label={form.settle}
          send={form.settleSend}
          sending={form.sending}
          isBusy={isBusy}
          failure={undefined}
          onSend={({ text: typed = '' }) => send({ act: 'settle', text: typed })}
        >
          <TextAreaField name="text" label={form.settle} rows={2} required />
        </TypedForm>
      )}
      <Failure failure={failure} />
      <div>
        <Button
          look="ghost"
          small
          disabled={isBusy}
          aria-label={fill(undoOf, { text: text.english })}
          onClick={() => send({ act: 'undo', text: '' })}
        >
          {undo}
        </Button>
      </div>
    </>
  );
}

/** A text that was asked about or read, with what can be done to it; what the files accepted stays so. */
function Row({ mayWrite, ...props }: RowProps) {
  return (
    <li className="stack enquiry-row">
      <TextWords text={props.text} language={props.language} />
      {mayWrite && props.text.version > 0 && <Acts {...props} />}
    </li>
  );
}

/** The texts with open questions, or those that were read, the last first. */
export function TextList({ language, view, mayWrite }: Props) {
  const { texts } = useWords();
  const [turn, setTurn] = useState(0);
  const list = usePages<ReadText>([textCalls.list.path, language, view, turn], async (after) => {
    const page = await ask(textCalls.list, { params: { language }, query: { view, after } });
    return isRefused<List, string>(page) ? page : { rows: page.rows, next: page.next };
  });
  const onDone = () => setTurn((before) => before + 1);
  return (
    <Pages none={texts.none[view]} list={list}>
      {(rows: readonly ReadText[]) =>
        rows.map((text) => <Row key={text.key} {...{ text, language, mayWrite, onDone }} />)
      }
    </Pages>
  );
}
