import { siteCalls } from '@formation/console-api';
import { Button, Note, TextAreaField } from '@formation/ui';
import { useId, useRef, useState } from 'react';
import { insertText } from '../../answers/insert-text.ts';
import { useAsk } from '../../api/query.ts';
import { AskAgain } from '../../shell/ask-again.tsx';
import { useWords } from '../../shell/use-words.ts';
import { type FieldProps, useForm } from '../form-context.ts';
import { useField } from '../simple-field.tsx';
import { PictureUpload } from './picture-field.tsx';

const lines = 16;

/** A text as visitors will see it; what it must not hold is said in its place. */
function Preview({ text }: Readonly<{ text: string }>) {
  const { preview: words } = useWords().posts;
  const id = useId();
  const { answer, failure, load } = useAsk(siteCalls.preview, { body: { text } });
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <AskAgain failure={failure} load={load} />
      {answer === undefined && failure === undefined && <p className="muted">{words.loading}</p>}
      {answer?.faults.map((fault) => (
        <Note key={fault} tone="bad">
          {fault}
        </Note>
      ))}
      {/* The server makes it of texts without HTML, whose links and pictures it has looked at. */}
      <div className="site-preview plain-text" dangerouslySetInnerHTML={{ __html: answer?.html ?? '' }} />
    </section>
  );
}

/** A long text in Markdown, with pictures. */
export function MarkdownInput(props: FieldProps) {
  const { preview, picture } = useWords().posts;
  const { isSeenOnly } = useForm();
  const { shared, write } = useField(props);
  const [shown, setShown] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  const text = typeof props.value === 'string' ? props.value : '';
  const insert = (name: string) => {
    const area = field.current?.querySelector('textarea');
    const at = area?.selectionEnd ?? text.length;
    insertText(area, `![](${name})`, [at, at]);
    area?.setSelectionRange(at + 2, at + 2); // between the brackets
  };
  return (
    <div className="stack" ref={field}>
      <TextAreaField {...shared} rows={lines} value={text} onChange={({ target }) => write(target.value)} />
      {!isSeenOnly && <PictureUpload help={picture.inText} onAdded={insert} />}
      <div>
        <Button
          look="ghost"
          small
          aria-expanded={shown !== undefined}
          onClick={() => setShown(shown === undefined ? text : undefined)}
        >
          {shown === undefined ? preview.show : preview.hide}
        </Button>
      </div>
      {shown !== undefined && <Preview text={shown} />}
    </div>
  );
}
