import { inside, placeIn } from '@formation/console-api/values';
import { Button, TextField } from '@formation/ui';
import { useState } from 'react';
import { useWords } from '../shell/use-words.ts';
import { labelOf } from './field-texts.ts';
import { startedOf, namesOf } from './field-value.ts';
import type { Field } from './field.ts';
import { type OuterProps, useForm } from './form-context.ts';
import { Act, FoldedFields, Group } from './outer-field.tsx';
import { standingOf } from './variants-field.tsx';

/** A name for another field of a record. */
function NewName({ onAdd }: Readonly<{ onAdd: (name: string) => void }>) {
  const { form } = useWords().site;
  const [name, setName] = useState('');
  const add = () => {
    if (name.trim() === '') return;
    onAdd(name.trim().replaceAll('.', '-')); // a point parts the names of a place
    setName('');
  };
  return (
    <div className="cluster">
      <TextField
        label={form.newName}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // the form would be saved
          add();
        }}
      />
      <Button look="ghost" small icon="plus" onClick={add}>
        {form.add}
      </Button>
    </div>
  );
}

const isText = (field: Field): boolean => field.kind === 'text' || (field.kind === 'languages' && isText(field.field));

/** What begins under a new name: a text says that name at first. */
function begunAs(name: string, item: Field): unknown {
  if (item.kind === 'languages' && isText(item)) return { en: name };
  return startedOf(item);
}

/** Fields of one kind, each under its name. */
export function RecordField({ place, field, value, label, Inner }: OuterProps<'record'>) {
  const { site } = useWords();
  const { change, isSeenOnly } = useForm();
  const { item, names } = field;
  const fields = namesOf(names, value).map((name) => {
    const own = { place: placeIn(place, name), value: inside(value, name), label: labelOf(site, name) };
    if (isText(item)) return <Inner key={name} {...own} field={item} />;
    return (
      <FoldedFields key={name} place={own.place} title={own.label} standing={standingOf(site, item, own.value)}>
        <Inner {...own} label="" field={item} />
        {names === undefined && (
          <div>
            <Act
              text={site.form.remove}
              of={site.form.removeOne}
              label={own.label}
              onPress={() => change(own.place, undefined)}
            />
          </div>
        )}
      </FoldedFields>
    );
  });
  const isFree = names === undefined && !isSeenOnly;
  return (
    <Group place={place} label={label} help={field.help}>
      {fields}
      {isFree && <NewName onAdd={(name) => inside(value, name) ?? change(placeIn(place, name), begunAs(name, item))} />}
    </Group>
  );
}
