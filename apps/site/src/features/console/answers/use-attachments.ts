import { answerCalls } from '@formation/console-api';
import { office } from '@formation/content';
import { fileRefusal, isRefused } from '@formation/leads';
import { ask, sendFile } from '../api/client.ts';
import { useAsk, useSend } from '../api/query.ts';

/** What is attached to one's draft. It is on the server at once, and goes out with the answer. */
export function useAttachments(id: string) {
  const { answer, show, reload } = useAsk(answerCalls.draft, { params: { id } });
  const attaching = useSend(
    async (files: readonly File[]) => {
      for (const file of files) {
        const sent =
          fileRefusal(file, office.uploads) ??
          (await sendFile(answerCalls.attach, { params: { id }, query: { name: file.name } }, file));
        if (isRefused(sent)) return sent;
        show(sent); // those before one that is refused stay
      }
      return {};
    },
    () => undefined,
  );
  const removing = useSend((file: string) => ask(answerCalls.detach, { params: { id, file } }), show);
  return {
    files: answer?.files ?? [],
    /** Whether nobody knows yet what goes out. */
    isBusy: answer === undefined || attaching.isBusy || removing.isBusy,
    failure: attaching.failure ?? removing.failure,
    attach: attaching.send,
    remove: removing.send,
    reload,
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
