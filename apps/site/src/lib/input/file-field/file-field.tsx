import { TextField } from '@formation/ui';
import type { ComponentProps } from 'react';
import './file-field.css';
import type { FileFieldWords } from './file-field-words.ts';

type Props = ComponentProps<typeof TextField> & Readonly<{ words: FileFieldWords; file: File | undefined }>;

/**
 * A field for a file, with own words over those of the browser, which labels it in its own language. They are for the
 * eye only: what is pressed, focused, read out and dropped upon is the browser's field. Without a script, which alone
 * knows what is chosen, they are not there.
 */
export function FileField({ words, file, ...rest }: Props) {
  const field = <TextField type="file" placeholder={undefined} {...rest} />;
  if (!words) return field;
  return (
    <div className="file-field">
      {field}
      <div className="input file-words by-script" aria-hidden="true">
        <b>{words.chooseFile}</b>
        <span>{file?.name ?? words.noFile}</span>
      </div>
    </div>
  );
}
