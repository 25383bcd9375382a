import { attachmentLimits } from '@formation/console-api';
import { fill, messages, office } from '@formation/content';
import { acceptedFiles } from '@formation/leads';
import { Button, TextField } from '@formation/ui';
import { FileLine, Signs } from '../enquiry/file-card.tsx';
import { sizeText } from '../enquiry/file-text.ts';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import type { Attachments as Attached } from './use-attachments.ts';

type Props = Readonly<{ attached: Attached; disabled: boolean }>;

/** What goes out with the answer, each to be removed again. */
function AttachedFiles({ attached: { files, isBusy, remove }, disabled }: Props) {
  const { attach: words } = useWords().answer;
  return (
    <section className="stack" aria-label={words.title}>
      <ul className="ruled">
        {files.map((file) => (
          <li key={file.id} className="stack">
            <FileLine file={file} />
            <Signs file={file} />
            <div>
              <Button look="ghost" small disabled={disabled || isBusy} onClick={() => remove(file.id)}>
                {fill(words.remove, { file: file.name })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className="small muted">{words.kept}</p>
    </section>
  );
}

/** The field where files are chosen, and what is attached. */
export function Attachments(props: Props) {
  const { attached, disabled } = props;
  const { files, isBusy, failure, refused, attach } = attached;
  const locale = useLocale();
  const { attach: words } = useWords().answer;
  const known = {
    count: attachmentLimits.files,
    size: sizeText(locale, attachmentLimits.bytes),
    kinds: messages.en.office.fileKinds,
  };
  return (
    <>
      <TextField
        type="file"
        label={isBusy && !disabled ? words.busy : words.label}
        help={fill(words.help, known)}
        accept={acceptedFiles(office.uploads)}
        multiple
        disabled={disabled || isBusy}
        onChange={({ target }) => {
          attach([...(target.files ?? [])]);
          target.value = ''; // so that the same file can be chosen again
        }}
      />
      {refused !== '' && <p className="small plain-text">{fill(words.refused, { file: refused })}</p>}
      <Failure failure={failure} />
      {files.length > 0 && <AttachedFiles {...props} />}
    </>
  );
}
