import { Button } from '@formation/ui';
import { saveBlob } from '../../lib/sharing/save-file.ts';
import { fileFrom } from './calls.ts';
import { Failure } from './typed-form.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; path: string; name: string }>;

/** Saves the list that is on the screen, all its pages, for a spreadsheet. */
export function CsvButton({ words, path, name }: Props) {
  const { isBusy, failure, attempt } = useAttempt();
  const save = () =>
    void attempt(
      () => fileFrom(path),
      (file) => saveBlob(`${name}.csv`, file),
    );
  return (
    <>
      <Failure words={words} failure={failure} />
      <div>
        <Button look="ghost" small icon="download" disabled={isBusy} onClick={save}>
          {isBusy ? words.csv.saving : words.csv.save}
        </Button>
      </div>
    </>
  );
}
