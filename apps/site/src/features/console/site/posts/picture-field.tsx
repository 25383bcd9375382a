import { pathOf, prefix, siteCalls, uploadedName } from '@formation/console-api';
import { fill } from '@formation/content';
import { TextField } from '@formation/ui';
import { useState } from 'react';
import { sendFile } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { Failure } from '../../shell/typed-form.tsx';
import { useWords } from '../../shell/use-words.ts';
import { type FieldProps, useForm } from '../form-context.ts';
import { TextInput } from '../simple-field.tsx';

type UploadProps = Readonly<{ help?: string; onAdded: (name: string) => void }>;

/** Chooses a picture and sends it; says how it was scaled. */
export function PictureUpload({ help = '', onAdded }: UploadProps) {
  const { picture: words } = useWords().posts;
  const { isSeenOnly } = useForm();
  const [said, setSaid] = useState('');
  const { isBusy, failure, send } = useSend(
    (file: File) => sendFile(siteCalls.addPicture, { query: { name: file.name.slice(-255) } }, file),
    ({ name, from, width }) => {
      setSaid(fill(from > width ? words.scaled : words.added, { from, width }));
      onAdded(name);
    },
  );
  if (isSeenOnly) return null;
  return (
    <div className="stack">
      <TextField
        type="file"
        label={isBusy ? words.sending : words.choose}
        help={`${words.help} ${help}`.trim()}
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = ''; // so that the same file can be chosen again
          setSaid('');
          if (file) send(file);
        }}
      />
      <p className="small" aria-live="polite">
        {said}
      </p>
      <Failure failure={failure} />
    </div>
  );
}

/** The name of a picture, which a picture that is uploaded takes; what was uploaded is shown. */
export function PictureInput(props: FieldProps) {
  const { change } = useForm();
  const { place, value } = props;
  const isUploaded = typeof value === 'string' && uploadedName.test(value);
  return (
    <div className="stack">
      <TextInput {...props} />
      {isUploaded && (
        <img className="site-picture" src={prefix + pathOf(siteCalls.picture, { params: { name: value } })} alt="" />
      )}
      <PictureUpload onAdded={(name) => change(place, name)} />
    </div>
  );
}
