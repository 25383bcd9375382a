import type { Locale, Messages } from '@formation/content';
import './file-words.css';

type Props = Readonly<{ words: Messages['contact']['form']; language: Locale; file: File | undefined }>;

/**
 * Own words over the field for a file, which the browser labels in its own language; English keeps the browser's. They
 * are for the eye only: what is pressed, focused, read out and dropped upon is the browser's field. Without a script,
 * which alone knows what is chosen, they are not there.
 */
export const FileWords = ({ words, language, file }: Props) =>
  language !== 'en' && (
    <div className="input file-words by-script" aria-hidden="true">
      <b>{words.chooseFile}</b>
      <span>{file?.name ?? words.noFile}</span>
    </div>
  );
