import { fill, type Locale, type Messages } from '@formation/content';
import { Button, Note, TextField } from '@formation/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import { forgetInStep, syncSaved, savedValues } from '../../lib/input/saved-step.ts';
import { requestList, type PostIds } from './request-list.ts';

type Words = Messages['hsicSearch']['download'];
type Props = Readonly<{
  words: Words;
  locale: Locale;
  /** The file; without this script the form's button leads to it. */
  file: string;
  /** For our own server; absent where there is none, and then nothing is mailed. */
  mailIds?: PostIds | undefined;
}>;

type Result = Readonly<{ tone: 'good' | 'warn'; text: string }>;

function download(file: string): void {
  Object.assign(document.createElement('a'), { href: file, download: file.slice(file.lastIndexOf('/') + 1) }).click();
}

/** Under which name the address is kept for reload and Back. */
const place = 'code-list';

const emailIn = (form: HTMLFormElement | null) => form?.querySelector('input');

/** Keeps the address for reload and Back, and puts it back. */
function useSavedAddress() {
  const ref = useRef<HTMLFormElement>(null);
  useOnHydrated(() => {
    const field = emailIn(ref.current);
    if (field && !field.value) field.value = savedValues<string>(place) ?? '';
  });
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const text = emailIn(currentTarget)?.value;
    syncSaved(place, () => text);
  };
  return { ref, onInput };
}

/**
 * The whole list of codes for an e-mail address. It downloads at once; where our own server is, it is mailed too.
 * The field has no name: without this script the button leads to the file, and the address must not be in the query.
 */
export function CodeListForm({ words, locale, file, mailIds }: Props) {
  const [result, setResult] = useState<Result>();
  const form = useSavedAddress();

  const onSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = emailIn(event.currentTarget)?.value ?? '';
    forgetInStep(place);
    download(file);
    setResult({ tone: 'good', text: words.done });
    if (!mailIds) return;
    const isMailed = await requestList(mailIds, { email, language: locale });
    setResult(
      isMailed
        ? { tone: 'good', text: fill(words.doneMailed, { email }) }
        : { tone: 'warn', text: words.doneNotMailed },
    );
  };
  return (
    <form className="form-grid" action={file} onSubmit={(event) => void onSubmit(event)} {...form}>
      <TextField span type="email" label={words.email} autoComplete="email" required />
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
