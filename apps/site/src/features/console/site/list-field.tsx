import { isList, namesIn, placeIn } from '@formation/console-api/values';
import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import { useState } from 'react';
import { useWords } from '../shell/use-words.ts';
import { itemText, labelOf } from './field-texts.ts';
import { startedOf } from './field-value.ts';
import type { Field } from './field.ts';
import { type OuterProps, useForm } from './form-context.ts';
import { Act, FoldedFields, Group } from './outer-field.tsx';

const isSmall = ({ kind }: Field) => ['text', 'number', 'choice', 'name', 'flag'].includes(kind);

/** Whether an item stands in a line or two, so that nothing has to be opened. */
const isShort = (item: Field) =>
  isSmall(item) ||
  (item.kind === 'group' && Object.keys(item.fields).length <= 2 && Object.values(item.fields).every(isSmall));

/** The items, and a number of its own for each: what is open on the screen moves with its item. */
function useItems({ place, field, value }: OuterProps<'list'>) {
  const { change } = useForm();
  const items = isList(value) ? value : [];
  const [numbers, setNumbers] = useState(() => items.map((_, index) => index));
  const isOurs = numbers.length === items.length; // another list has come otherwise
  const keys = isOurs ? numbers : items.map((_, index) => index);
  const set = (next: readonly unknown[], nextKeys: readonly number[]) => {
    setNumbers([...nextKeys]);
    change(place, next);
  };
  const [added, setAdded] = useState<number>();
  return {
    items,
    keys,
    added,
    add: () => {
      const key = Math.max(-1, ...keys) + 1;
      setAdded(key);
      set([...items, startedOf(field.item)], [...keys, key]);
    },
    remove: (index: number) => set(items.toSpliced(index, 1), keys.toSpliced(index, 1)),
    move: (from: number, to: number) =>
      set(
        items.toSpliced(from, 1).toSpliced(to, 0, items[from]),
        keys.toSpliced(from, 1).toSpliced(to, 0, keys[from] ?? 0),
      ),
  };
}

type ItemProps = OuterProps<'list'> &
  Readonly<{ index: number; isNew: boolean; list: Pick<ReturnType<typeof useItems>, 'items' | 'move' | 'remove'> }>;

/** An item: in a line or two, or folded under what names it. */
function Item({ place, field, label, index, isNew, list, Inner }: ItemProps) {
  const { site } = useWords();
  const { form } = site;
  const { items, move, remove } = list;
  const item = items[index];
  const number = `${site.item} ${index + 1}`;
  const title = isShort(field.item) ? `${label}, ${number}` : itemText(site, item, index);
  const inner = { place: placeIn(place, index), field: field.item, value: item };
  const [up, down] = [
    { text: form.up, of: form.upOne },
    { text: form.down, of: form.downOne },
  ];
  const isLast = index === items.length - 1;
  const acts = (
    <div className="cluster">
      {items.length > 1 && (
        <>
          <Act {...up} label={title} disabled={index === 0} onPress={() => move(index, index - 1)} />
          <Act {...down} label={title} disabled={isLast} onPress={() => move(index, index + 1)} />
        </>
      )}
      <Act text={form.remove} of={form.removeOne} label={title} onPress={() => remove(index)} />
    </div>
  );
  if (isShort(field.item))
    return (
      <div className="stack site-item">
        <Inner {...inner} label={number} />
        {acts}
      </div>
    );
  return (
    <FoldedFields place={inner.place} title={title} isNew={isNew}>
      <Inner {...inner} label="" />
      {acts}
    </FoldedFields>
  );
}

/** Items one below the other, each of which can be moved and taken away. */
export function ListField(props: OuterProps<'list'>) {
  const { site } = useWords();
  const { form } = site;
  const { isSeenOnly } = useForm();
  const { keys, added, add, ...list } = useItems(props);
  const { place, field, label } = props;
  const name = label || labelOf(site, namesIn(place).at(-1) ?? '');
  return (
    <Group place={place} label={label} help={field.help}>
      {keys.map((key, index) => (
        <Item key={key} {...props} index={index} isNew={key === added} list={list} />
      ))}
      {!isSeenOnly && (
        <div>
          <Button look="ghost" small icon="plus" aria-label={name && fill(form.addTo, { label: name })} onClick={add}>
            {form.add}
          </Button>
        </div>
      )}
    </Group>
  );
}
