import { type Call, type Input } from '@formation/console-api';
import { Button } from '@formation/ui';
import { saveBlob } from '../../../lib/sharing/save-file.ts';
import { fileFrom } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import { ConfirmDialog, useConfirmed } from '../api/use-confirmed.tsx';
import { Failure } from './typed-form.tsx';

type Props<C extends Call> = Readonly<{
  call: C;
  input: Input<C>;
  fileName: string;
  save: string;
  saving: string;
  /** What is about to be saved, for who is asked once more who they are. */
  what: string;
}>;

/** Saves a file of the server's; who signed in a while ago shows again that it is they. */
export function SaveButton<C extends Call>({ call, input, fileName, save, saving, what }: Props<C>) {
  const { asking, confirmed } = useConfirmed();
  const { isBusy, failure, send } = useSend(
    () => confirmed(what, () => fileFrom(call, input)),
    (file) => saveBlob(fileName, file),
  );
  return (
    <>
      <Failure failure={failure} />
      <div>
        <Button look="ghost" small icon="download" disabled={isBusy} onClick={() => send()}>
          {isBusy ? saving : save}
        </Button>
      </div>
      <ConfirmDialog asking={asking} />
    </>
  );
}
