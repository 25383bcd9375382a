import { fill, type Messages } from '@formation/content';
import { Button, Note, TextField } from '@formation/ui';
import { useState, type SyntheticEvent } from 'react';
import { requestList, type PostIds } from './request-list.ts';

type Words = Messages['hsicSearch']['download'];
type Props = Readonly<{
  words: Words;
  /** The file; without this script the form's button leads to it. */
  file: string;
  /** For our own server; absent where there is none, and then nothing is mailed. */
  mailIds?: PostIds | undefined;
}>;

type Result = Readonly<{ tone: 'good' | 'warn'; text: string }>;

function download(file: string): void {
  Object.assign(document.createElement('a'), { href: file, download: file.slice(file.lastIndexOf('/') + 1) }).click();
}

/**
 * The whole list of codes for an e-mail address. It downloads at once; where our own server is, it is mailed too.
 * The field has no name: without this script the button leads to the file, and the address must not be in the query.
 */
export function CodeListForm({ words, file, mailIds }: Props) {
  const [result, setResult] = useState<Result>();

  const onSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = event.currentTarget.querySelector('input')?.value ?? '';
    download(file);
    setResult({ tone: 'good', text: words.done });
    if (!mailIds) return;
    const isMailed = await requestList(mailIds, email);
    setResult(
      isMailed
        ? { tone: 'good', text: fill(words.doneMailed, { email }) }
        : { tone: 'warn', text: words.doneNotMailed },
    );
  };
  return (
    <form className="form-grid" action={file} onSubmit={(event) => void onSubmit(event)}>
      <TextField span type="email" label={words.email} requiredMark={words.required} autoComplete="email" required />
      <div>
        <Button type="submit" icon="download">
          {words.button}
        </Button>
      </div>
      <div className="span" role="status">
        {result && <Note tone={result.tone}>{result.text}</Note>}
      </div>
    </form>
  );
}
