import { CheckField, FreeNumberField, SelectField } from '@formation/ui';
import type { ComponentProps } from 'react';
import { numberEcho } from '../../../lib/input/number-echo.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { Field, FieldGroup } from '../published/published-model.ts';

type Reading = Readonly<{
  typed: Typed;
  initial: Typed;
  /** How a number that can be read in two ways was understood. */
  readBack: string;
}>;
type FieldProps = Reading & Readonly<{ field: Field }>;

function OneField({ field, ...reading }: FieldProps) {
  const { typed, initial: first, readBack } = reading;
  const { name, label, help } = field;
  if (field.kind === 'choice') {
    const known = field.options.some(({ value }) => value === first[name]);
    return (
      <SelectField
        name={name}
        label={label}
        help={help}
        options={field.options}
        {...(known && { defaultValue: first[name] })}
      />
    );
  }
  if (field.kind === 'check') {
    const { aside, opens } = field;
    return (
      <div>
        <CheckField name={name} label={label} aside={aside} defaultChecked={first[name] !== undefined} />
        {opens && typed[name] !== undefined && <OneField field={opens} {...reading} />}
      </div>
    );
  }
  const { unit, initial, fault, kind } = field;
  const echo = numberEcho(typed[name] ?? '', { kind, readBack, unit });
  return (
    <FreeNumberField
      name={name}
      label={label}
      help={help}
      symbol={unit}
      defaultValue={first[name] ?? initial ?? ''}
      {...echo}
      fault={fault && [echo.readAs, fault].filter(Boolean).join('. ')}
    />
  );
}

type Props = Reading &
  Readonly<{
    title: string;
    groups: readonly FieldGroup[];
    form: ComponentProps<'form'>;
  }>;

/** The form of a model: its groups of fields, each group under its name. */
export function ModelForm({ title, groups, form, ...reading }: Props) {
  return (
    <form className="sheet card-pad" onSubmit={(event) => event.preventDefault()} {...form}>
      <h2>{title}</h2>
      {groups.map((group) => {
        const checks = group.fields.every(({ kind }) => kind === 'check');
        return (
          <fieldset key={group.title} className="stack">
            <legend className={group.title === title ? 'sr' : 'h3'}>{group.title}</legend>
            <div className={checks ? 'checks' : 'form-grid'}>
              {group.fields.map((field) => (
                <OneField key={field.name} field={field} {...reading} />
              ))}
            </div>
          </fieldset>
        );
      })}
    </form>
  );
}
