import { inside, isGroup } from '@formation/console-api/values';
import { CheckField, SelectField, TextAreaField, TextField } from '@formation/ui';
import { use, useId, useState } from 'react';
import { useWords } from '../shell/use-words.ts';
import { labelOf, titleOf } from './field-texts.ts';
import { typedNumber } from './field-value.ts';
import { type FieldProps, useForm, WholeContext } from './form-context.ts';

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

/** What a field becomes that was emptied. */
const emptied = ({ emptied: becomes }: FieldProps['field']) =>
  becomes === 'kept' ? '' : becomes === 'null' ? null : undefined;

/** What is said at a field, and how it is changed. */
export function useField({ place, field, label }: FieldProps) {
  const { faults, isSeenOnly, change } = useForm();
  const shared = { label, help: field.help, fault: faults.get(place) ?? '', disabled: isSeenOnly };
  return { shared, write: (next: unknown) => change(place, next === '' ? emptied(field) : next) };
}

type LanguageProps = Readonly<{ lang?: string | undefined }>;

/** A text: on one line, or on several where it may be long or is. */
export function TextInput({ lang, ...props }: FieldProps & LanguageProps) {
  const { shared, write } = useField(props);
  const text = textOf(props.value);
  const { field } = props;
  const [isLong] = useState((field.kind === 'text' && field.isLong) || text.length > 80); // the same as long as one types
  const all = {
    ...shared,
    lang,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => write(target.value),
  };
  if (isLong) return <TextAreaField {...all} rows={3} />;
  return <TextField {...all} type={field.kind === 'text' && field.isDay ? 'date' : 'text'} />;
}

/** A number; what is none stays as it was typed until the server has said so. */
export function NumberInput(props: FieldProps) {
  const { shared, write } = useField(props);
  const { value } = props;
  return (
    <TextField
      {...shared}
      inputMode="decimal"
      value={textOf(value)}
      onChange={(event) => write(typedNumber(event.target.value))}
      onBlur={() => typeof value === 'string' && value.trim() !== '' && isFinite(Number(value)) && write(Number(value))}
    />
  );
}

/** One of several names; "not chosen" where it may be left out. */
export function ChoiceInput(props: FieldProps & Readonly<{ options: readonly string[] }>) {
  const { site } = useWords();
  const { shared, write } = useField(props);
  const { options, field, value } = props;
  const named = options.map((option) => ({ value: option, label: labelOf(site, option) }));
  const mayMiss = field.emptied !== 'kept' || !options.includes(textOf(value));
  return (
    <SelectField
      {...shared}
      options={mayMiss ? [{ value: '', label: site.form.open }, ...named] : named}
      value={textOf(value)}
      onChange={(event) => write(event.target.value)}
    />
  );
}

/** One of the names that the entry lists elsewhere, as they are read there. */
export function NameInput({ among, ...props }: FieldProps & Readonly<{ among: string }>) {
  const { site } = useWords();
  const { shared, write } = useField(props);
  const record = inside(use(WholeContext), among);
  const names = Object.entries(isGroup(record) ? record : {});
  const value = textOf(props.value);
  return (
    <SelectField
      {...shared}
      options={[
        ...(Object.hasOwn(Object.fromEntries(names), value) ? [] : [{ value, label: value || site.form.open }]),
        ...names.map(([name, said]) => ({ value: name, label: titleOf(said) || labelOf(site, name) })),
      ]}
      value={value}
      onChange={(event) => write(event.target.value)}
    />
  );
}

/** Yes or no. */
export function FlagInput(props: FieldProps) {
  const { shared, write } = useField(props);
  const id = useId();
  const { help, fault, label, disabled } = shared;
  const isUnsaid = (next: boolean) => !next && props.field.emptied === 'missing' && props.value === undefined;
  return (
    <div className="field">
      <CheckField
        label={label}
        disabled={disabled}
        checked={props.value === true}
        aria-describedby={help === '' && fault === '' ? undefined : id}
        aria-invalid={fault === '' ? undefined : true}
        onChange={({ target: { checked } }) => write(isUnsaid(checked) ? undefined : checked)}
      />
      <div id={id}>
        {help !== '' && <span className="help">{help}</span>}
        {fault !== '' && <p className="fault">{fault}</p>}
      </div>
    </div>
  );
}
