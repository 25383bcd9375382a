import { CheckField, FreeNumberField, SelectField } from '@formation/ui';
import type { ComponentProps } from 'react';
import type { Typed } from '../typed/use-typed.ts';
import type { Field, FieldGroup } from './published-model.ts';

type FieldProps = Readonly<{ field: Field; typed: Typed; carried: Typed }>;

function OneField({ field, typed, carried }: FieldProps) {
  const { name, label, help } = field;
  if (field.kind === 'choice') {
    const known = field.options.some(({ value }) => value === carried[name]);
    return (
      <SelectField
        name={name}
        label={label}
        help={help}
        options={field.options}
        {...(known && { defaultValue: carried[name] })}
      />
    );
  }
  if (field.kind === 'check') {
    const { aside, opens } = field;
    return (
      <div>
        <CheckField name={name} label={label} aside={aside} defaultChecked={carried[name] !== undefined} />
        {opens && typed[name] !== undefined && <OneField field={opens} typed={typed} carried={carried} />}
      </div>
    );
  }
  const { unit, initial } = field;
  return (
    <FreeNumberField
      name={name}
      label={label}
      help={help}
      {...(unit !== undefined && { symbol: unit })}
      defaultValue={carried[name] ?? initial ?? ''}
    />
  );
}

type Props = Readonly<{
  title: string;
  groups: readonly FieldGroup[];
  typed: Typed;
  carried: Typed;
  form: ComponentProps<'form'>;
}>;

/** The form of a model: its groups of fields, each group under its name. */
export function ModelForm({ title, groups, typed, carried, form }: Props) {
  return (
    <form className="sheet card-pad" onSubmit={(event) => event.preventDefault()} {...form}>
      <h2>{title}</h2>
      {groups.map((group) => {
        const checks = group.fields.every(({ kind }) => kind === 'check');
        return (
          <fieldset key={group.title} className="stack">
            <legend className="h3">{group.title}</legend>
            <div className={checks ? 'checks' : 'form-grid'}>
              {group.fields.map((field) => (
                <OneField key={field.name} field={field} typed={typed} carried={carried} />
              ))}
            </div>
          </fieldset>
        );
      })}
    </form>
  );
}
