import { namesIn } from '@formation/console-api/values';
import { memo } from 'react';
import { useWords } from '../shell/use-words.ts';
import { ChecksField } from './checks-field.tsx';
import { labelOf } from './field-texts.ts';
import { startedOf, fieldsIn } from './field-value.ts';
import { type FieldProps, useForm } from './form-context.ts';
import { LanguageField } from './language-field.tsx';
import { ListField } from './list-field.tsx';
import { Act, AddField, Group } from './outer-field.tsx';
import { MarkdownInput } from './posts/markdown-field.tsx';
import { PictureInput } from './posts/picture-field.tsx';
import { RecordField } from './record-field.tsx';
import { ChoiceInput, FlagInput, NameInput, NumberInput, TextInput } from './simple-field.tsx';
import { VariantsField } from './variants-field.tsx';

function GroupField(props: FieldProps) {
  const { site } = useWords();
  const fields = fieldsIn(props).map((inner) => (
    <FormField key={inner.place} {...inner} label={labelOf(site, namesIn(inner.place).at(-1) ?? '')} />
  ));
  const { place, field, label } = props;
  return (
    <Group place={place} label={label} help={field.help}>
      {fields}
    </Group>
  );
}

function Outer({ field, ...placed }: FieldProps) {
  switch (field.kind) {
    case 'group':
      return <GroupField {...placed} field={field} />;
    case 'languages':
      return <LanguageField {...placed} field={field} Inner={FormField} />;
    case 'list':
      if (field.item.kind === 'choice') return <ChecksField {...placed} field={field} options={field.item.options} />;
      return <ListField {...placed} field={field} Inner={FormField} />;
    case 'record':
      return <RecordField {...placed} field={field} Inner={FormField} />;
    case 'variants':
      return <VariantsField {...placed} field={field} Inner={FormField} />;
    default:
      return null;
  }
}

/** Fields that may be left out, with a way to begin them and one to take them away. */
function MaybeOuter(props: FieldProps) {
  const { form } = useWords().site;
  const { change } = useForm();
  const { place, field, value, label } = props;
  if (value === undefined || value === null)
    return <AddField label={label} onPress={() => change(place, startedOf(field))} />;
  if (field.emptied === 'kept') return <Outer {...props} />;
  const gone = field.emptied === 'null' ? null : undefined;
  return (
    <div className="stack">
      <Outer {...props} />
      <div>
        <Act text={form.remove} of={form.removeOne} label={label} onPress={() => change(place, gone)} />
      </div>
    </div>
  );
}

/** A field of the form of an entry, whatever kind it is. */
export const FormField = memo(function FormField(props: FieldProps) {
  const { form } = useWords().site;
  const { field, label } = props;
  switch (field.kind) {
    case 'text':
      if (field.holds === 'picture') return <PictureInput {...props} />;
      return field.holds === 'markdown' ? <MarkdownInput {...props} /> : <TextInput {...props} />;
    case 'number':
      return <NumberInput {...props} />;
    case 'flag':
      return <FlagInput {...props} />;
    case 'choice':
      return <ChoiceInput {...props} options={field.options} />;
    case 'name':
      return <NameInput {...props} among={field.among} />;
    case 'fixed':
    case 'made':
      return null;
    case 'unknown':
      return (
        <p>
          <b>{label}</b> {form.unknown}
        </p>
      );
    default:
      return <MaybeOuter {...props} />;
  }
});
