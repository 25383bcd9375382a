import { enquiryCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Note } from '@formation/ui';
import type { StoredFile } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { SaveButton } from '../shell/save-button.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { kindText, sizeText } from './file-text.ts';

type Props = Readonly<{ file: StoredFile }>;

/** Its name, kind and size; and when it came, if it was sent later. */
export function FileLine({ file: { name, bytes }, cameAt = '' }: Props & Readonly<{ cameAt?: string }>) {
  const locale = useLocale();
  const { enquiry } = useWords();
  const known = { kind: kindText(name), size: sizeText(locale, bytes) };
  return (
    <p className="plain-text">
      <bdi>{name}</bdi>{' '}
      <small className="muted">
        {cameAt === '' ? fill(enquiry.file, known) : fill(enquiry.byLink, { ...known, time: timeIn(locale, cameAt) })}
      </small>
    </p>
  );
}

/** What was seen in a file that its name does not promise. */
export function Signs({ file: { signs } }: Props) {
  const { enquiry } = useWords();
  if (signs.length === 0) return null;
  return <Note tone="warn">{fill(enquiry.risky, { signs: signs.map((sign) => enquiry.signs[sign]).join(', ') })}</Note>;
}

type SaveProps = Props & Readonly<{ enquiry: string }>;

/** Saves a file; it is never shown here. */
export function SaveFile({ enquiry: id, file }: SaveProps) {
  const { enquiry, csv } = useWords();
  const { name } = file;
  return (
    <SaveButton
      call={enquiryCalls.file}
      input={{ params: { id, file: file.id } }}
      fileName={name}
      save={fill(enquiry.download, { file: name })}
      saving={csv.saving}
      what={fill(enquiry.downloads, { file: name })}
    />
  );
}
