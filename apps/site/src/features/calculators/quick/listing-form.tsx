import { fill, type Messages } from '@formation/content';
import { categories, options as optionNames } from '@formation/fees/ebay/quick';
import { CheckField, Chip, NumberField, SelectField } from '@formation/ui';
import type { ComponentProps } from 'react';
import type { Typed } from '../../../lib/typed/use-typed.ts';
import '../../../lib/tool/tool.css';

type Words = Messages['calculators']['listing'];
type Props = Readonly<{
  words: Words;
  notInQuick: string;
  readAs: string;
  form: ComponentProps<'form'>;
  carried: Typed;
}>;

const priceFields = ['soldPrice', 'shippingPrice', 'itemCost', 'shippingCost'] as const;

/** The form of the eBay and the PayPal page: four prices, a category, six options. */
export function ListingForm({ words, notInQuick, readAs, form, carried }: Props) {
  const { fields, category, options } = words;
  return (
    <form className="sheet card-pad" onSubmit={(event) => event.preventDefault()} {...form}>
      <h2>{words.card}</h2>
      <div className="form-grid">
        {priceFields.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={fields[name].label}
            help={fields[name].helper}
            symbol="$"
            readBack={(number) => fill(readAs, { number })}
            defaultValue={carried[name]}
          />
        ))}
        <SelectField
          span
          name="category"
          label={category.label}
          options={categories.map((value) => ({ value, label: category.options[value] }))}
          defaultValue={categories.find((value) => value === carried['category'])}
        />
      </div>
      <fieldset className="stack options">
        <legend className="label">
          {options.legend} <Chip>{notInQuick}</Chip>
        </legend>
        <div className="checks">
          {optionNames.map((name) => (
            <CheckField key={name} name={name} label={options[name]} defaultChecked={carried[name] !== undefined} />
          ))}
        </div>
      </fieldset>
    </form>
  );
}
