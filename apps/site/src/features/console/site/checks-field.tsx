import { isList } from '@formation/console-api/values';
import { CheckField } from '@formation/ui';
import { useWords } from '../shell/use-words.ts';
import { labelOf } from './field-texts.ts';
import { type OuterProps, useForm } from './form-context.ts';
import { Group } from './outer-field.tsx';

type Props = Omit<OuterProps<'list'>, 'Inner'> & Readonly<{ options: readonly string[] }>;

/** Some of several names: a box for each. */
export function ChecksField({ place, field, value, label, options }: Props) {
  const { site } = useWords();
  const { change, isSeenOnly } = useForm();
  const chosen = isList(value) ? value : [];
  return (
    <Group place={place} label={label} help={field.help}>
      <div className="checks">
        {options.map((option) => (
          <CheckField
            key={option}
            label={labelOf(site, option)}
            checked={chosen.includes(option)}
            disabled={isSeenOnly}
            onChange={({ target: { checked } }) =>
              change(
                place,
                options.filter((each) => (each === option ? checked : chosen.includes(each))),
              )
            }
          />
        ))}
      </div>
    </Group>
  );
}
