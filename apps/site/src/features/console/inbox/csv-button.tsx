import { type Call, type Input } from '@formation/console-api';
import { Button } from '@formation/ui';
import { saveBlob } from '../../../lib/sharing/save-file.ts';
import { fileFrom } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import { Failure } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';

type Props<C extends Call> = Readonly<{ call: C; input: Input<C>; name: string }>;

/** Saves the list that is on the screen, all its pages, for a spreadsheet. */
export function CsvButton<C extends Call>({ call, input, name }: Props<C>) {
  const words = useWords();
  const { isBusy, failure, send } = useSend(
    () => fileFrom(call, input),
    (file) => saveBlob(`${name}.csv`, file),
  );
  return (
    <>
      <Failure failure={failure} />
      <div>
        <Button look="ghost" small icon="download" disabled={isBusy} onClick={() => send()}>
          {isBusy ? words.csv.saving : words.csv.save}
        </Button>
      </div>
    </>
  );
}
