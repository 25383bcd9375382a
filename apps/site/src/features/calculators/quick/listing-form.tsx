import { fill, type Messages } from '@formation/content';
import { fieldsIn } from '@formation/fees';
import { categories, question } from '@formation/fees/ebay/quick';
import { CheckField, Chip, NumberField, SelectField } from '@formation/ui';
import type { ComponentProps } from 'react';
import type { Typed } from '../../../lib/input/use-typed.ts';
import '../../../lib/tool/tool.css';

type Words = Messages['calculators']['listing'];
type Props = Readonly<{
  words: Words;
  notInQuick: string;
  readAs: string;
  form: ComponentProps<'form'>;
  initial: Typed;
}>;

const prices = fieldsIn(question, 'sale', 'amount');
const boxes = fieldsIn(question, 'options', 'yes');

/** The form of the eBay and the PayPal page: the prices, the category and the options of their question. */
export function ListingForm({ words, notInQuick, readAs, form, initial }: Props) {
  const { fields, category, options } = words;
  return (
    <form className="sheet card-pad" onSubmit={(event) => event.preventDefault()} {...form}>
      <h2>{words.card}</h2>
      <div className="form-grid">
        {prices.map(({ key, name }) => (
          <NumberField
            key={name}
            name={name}
            label={fields[key].label}
            help={fields[key].helper}
            symbol="$"
            readBack={(number) => fill(readAs, { number })}
            defaultValue={initial[name]}
          />
        ))}
        <SelectField
          span
          name="category"
          label={category.label}
          options={categories.map((value) => ({ value, label: category.options[value] }))}
          defaultValue={categories.find((value) => value === initial['category'])}
        />
      </div>
      <fieldset className="stack options">
        <legend className="label">
          {options.legend} <Chip>{notInQuick}</Chip>
        </legend>
        <div className="checks">
          {boxes.map(({ key, name }) => (
            <CheckField key={name} name={name} label={options[key]} defaultChecked={initial[name] !== undefined} />
          ))}
        </div>
      </fieldset>
    </form>
  );
}
