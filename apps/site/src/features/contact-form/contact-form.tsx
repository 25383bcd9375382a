import { fill, office, type Messages } from '@formation/content';
import { knownFailures, type SendStatus } from '@formation/leads';
import { Button, Note } from '@formation/ui';
import type { MouseEvent } from 'react';
import type { FileFieldWords } from '../../lib/input/file-field/file-field-words.ts';
import { Honeypot } from '../../lib/input/form-token.tsx';
import { EnquiryInputs } from './enquiry-inputs.tsx';
import { formAddress, type ProviderKeys, type Sending } from './send-enquiry.ts';
import { usedForm, useEnquiry } from './use-enquiry.ts';

type Words = Messages['contact']['form'];
type Props = Readonly<{
  words: Words;
  fileFieldWords: FileFieldWords;
  destination: Sending;
  privacyHref: string;
}>;

/** Our own server looks into a file: one that is not what its name says, or has a password, is refused there. */
const [unfitFile, protectedFile, largeFile] = [415, 423, 413];
/** What a day may bring is stored: another way is needed. */
const full = 507;

/** What came of it, in the visitor's language. */
function Result({ words, status }: Readonly<{ words: Words; status: SendStatus }>) {
  if (status.state === 'success') return <Note tone="good">{words.success}</Note>;
  if (status.state !== 'error') return null;
  const { status: code } = status.failure;
  const lasting: Readonly<Record<number, string>> = {
    [unfitFile]: words.fileType,
    [protectedFile]: words.fileProtected,
    [largeFile]: words.fileTooLarge,
    [usedForm]: words.formUsed,
    [full]: words.full,
  };
  if (lasting[code] !== undefined) return <Note tone="bad">{lasting[code]}</Note>; // the same again would be refused again
  const more: Readonly<Record<number, string>> = {
    [knownFailures.networkError.status]: words.offline,
    [knownFailures.throttled.status]: words.tooMany,
  };
  return (
    <Note tone="bad">
      {words.failure} {more[code]}
    </Note>
  );
}

const percent = (fraction: number) => Math.round(fraction * 100);

/** What our own server wants beside the visible fields, and the field that only robots fill in. */
function OwnServerFields({ keys }: Readonly<{ keys: ProviderKeys }>) {
  return (
    <>
      <input type="hidden" name="user_id" value={keys.publicKey} />
      <input type="hidden" name="service_id" value={keys.serviceId} />
      <input type="hidden" name="template_id" value={keys.templateId} />
      <Honeypot />
    </>
  );
}

function Progress({ words, fraction }: Readonly<{ words: Words; fraction: number }>) {
  return (
    <p className="small">
      <progress max="100" value={percent(fraction)} /> {fill(words.uploading, { percent: percent(fraction) })}
    </p>
  );
}

type ActionsProps = Readonly<{ words: Words; isSending: boolean; onClear: (() => void) | undefined }>;

function Actions({ words, isSending, onClear }: ActionsProps) {
  /** The button is gone with the press: the focus waits above the first field. */
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector('h2')?.focus();
    onClear?.();
  };
  return (
    <div className="cluster">
      <Button type="submit" disabled={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
      {onClear && !isSending && (
        <Button look="ghost" onClick={clear}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}

/** The quote request. It works without this script too: then the browser posts it to our own server. */
export function ContactForm({ words, fileFieldWords, destination, privacyHref }: Props) {
  const { form, status, file, fault, faultOf, progress, kept, clear } = useEnquiry(destination, words);
  const { keys, ownServer, language } = destination;
  const faultText = {
    'file-empty': words.fileEmpty,
    'file-too-large': words.fileTooLarge,
    'file-type': words.fileType,
  };
  const isLarge = !ownServer && file !== undefined && file.size > office.uploads.maxBytes;
  const isSending = status.state === 'sending';
  return (
    <form
      className="sheet lift card-pad"
      aria-labelledby="contact-form-title"
      {...(ownServer && plainPost(language))}
      {...form}
    >
      <h2 id="contact-form-title" tabIndex={-1}>
        {words.title}
      </h2>
      {ownServer && <OwnServerFields keys={keys} />}
      <EnquiryInputs
        words={words}
        fileFieldWords={fileFieldWords}
        ownServer={ownServer}
        privacyHref={privacyHref}
        file={file}
        fileFault={fault && faultText[fault]}
        faultOf={faultOf}
      />
      {isLarge && <Note tone="warn">{words.fileLargeNote}</Note>}
      <div aria-live="polite" data-result>
        <Result words={words} status={status} />
        {progress !== undefined && <Progress words={words} fraction={progress} />}
      </div>
      <Actions words={words} isSending={isSending} onClear={kept && clear} />
      {kept && <p className="small muted">{kept === 'all' ? words.kept : words.keptWithoutFile}</p>}
    </form>
  );
}

const plainPost = (language: Sending['language']) =>
  ({ action: formAddress(language), method: 'post', encType: 'multipart/form-data' }) as const;
