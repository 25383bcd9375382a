import { answerCalls } from '@formation/console-api';
import { office } from '@formation/content';
import { fileRefusal, isRefused } from '@formation/leads';
import { useState } from 'react';
import { ask, sendFile } from '../api/client.ts';
import { useAsk, useSend } from '../api/query.ts';

/** What is attached to one's draft. It is on the server at once, and goes out with the answer. */
export function useAttachments(id: string) {
  const { answer, show, reload } = useAsk(answerCalls.draft, { params: { id } });
  const [refused, setRefused] = useState('');
  const attaching = useSend(
    async (files: readonly File[]) => {
      setRefused('');
      for (const file of files) {
        const sent =
          fileRefusal(file, office.uploads) ??
          (await sendFile(answerCalls.attach, { params: { id }, query: { name: file.name } }, file));
        if (isRefused(sent)) {
          setRefused(file.name);
          return sent;
        }
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
    /** The name of the file that was not taken. */
    refused: attaching.failure === undefined ? '' : refused,
    attach: attaching.send,
    remove: removing.send,
    reload,
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
