import { fill, type Messages } from '@formation/content';
import { fieldsIn, type AmountField, type NumberField } from '@formation/fees';
import {
  categories,
  fulfilments,
  marketplaces,
  question,
  type Marketplace,
  type UnitSale,
} from '@formation/fees/amazon/quick';
import { currencies } from '@formation/money';
import { Button, FreeNumberField, SelectField } from '@formation/ui';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import type { Typed } from '../../../../lib/input/use-typed.ts';
import { HiddenField } from '../../../../lib/sharing/hidden-field.tsx';
import { putInto } from '../../state/use-form.ts';
import { readAs } from './typed-sale.ts';

type Words = Messages['calculators']['amazon'];
const marketplaceNames = Object.keys(marketplaces) as readonly Marketplace[]; // its own keys
const options = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

function Market({ words, initial }: Readonly<{ words: Words['market']; initial: Typed }>) {
  const category = categories.find((id) => id === initial['category']);
  return (
    <fieldset className="stack">
      <legend className="h3">{words.title}</legend>
      <div className="form-grid">
        <SelectField
          name="marketplace"
          label={words.marketplace}
          options={options(marketplaceNames, words.marketplaces)}
          defaultValue={initial['marketplace']}
        />
        <SelectField
          name="category"
          label={words.category}
          options={options(categories, words.categories)}
          defaultValue={category}
        />
      </div>
    </fieldset>
  );
}

/** What is answered with a number. */
type NumericKey = Exclude<keyof UnitSale, 'marketplace' | 'category' | 'fulfilment'>;
type Numeric = (AmountField | NumberField) & Readonly<{ key: NumericKey }>;

type NumbersProps = Readonly<{
  title: string;
  titleName?: string;
  fields: readonly Numeric[];
  labels: Readonly<Record<NumericKey, string>>;
  marketplace: Marketplace;
  typed: Typed;
  initial: Typed;
  readBack: string;
  children?: ReactNode;
}>;

/** A group of number fields. Each says how it was understood when that is not plainly what was typed. */
function Numbers({ title, titleName, fields, labels, typed, initial, readBack, ...rest }: NumbersProps) {
  return (
    <fieldset className="stack" aria-label={titleName}>
      <legend className="h3">{title}</legend>
      <div className="form-grid">
        {fields.map((field) => {
          const { key, name } = field;
          const number = readAs(typed[name] ?? '');
          const echo = number === undefined ? {} : { readAs: fill(readBack, { number }) };
          const symbol = unitOf(field, rest.marketplace);
          const own = { name, label: labels[key], symbol, defaultValue: initial[name] };
          return <FreeNumberField key={name} {...own} {...echo} />;
        })}
        {rest.children}
      </div>
    </fieldset>
  );
}

/** The sign of a field's currency, or its unit of measure, as the question has it. */
function unitOf(field: Numeric, marketplace: Marketplace): string {
  if (field.kind === 'amount') return currencies[field.currency({ marketplace })].sign;
  return field.unit?.({ marketplace }) ?? '';
}

type Props = Readonly<{
  words: Words;
  typed: Typed;
  /** What the form of the published fees, or the address, hands over. */
  initial: Typed;
  marketplace: Marketplace;
  form: ComponentProps<'form'>;
}>;

/** A field that says whether the result was asked for. */
export const calculated = 'calculated';

/** What one unit sells for, costs, measures and weighs. No field is required. */
export function AmazonForm({ words, typed, initial, marketplace, form }: Props) {
  const { pricing, size, additional } = words;
  const labels: NumbersProps['labels'] = { ...pricing, ...size, ...additional };
  const numbers = { labels, marketplace, typed, initial, readBack: words.readBack };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    putInto(event.currentTarget, calculated, 'on');
  };
  return (
    <form className="sheet card-pad" {...form} onSubmit={submit}>
      <HiddenField name={calculated} defaultValue={initial[calculated] ?? ''} />
      <Market words={words.market} initial={initial} />
      <Numbers title={pricing.title} fields={fieldsIn(question, 'pricing', 'amount')} {...numbers}>
        <SelectField
          span
          name="fulfillment"
          label={pricing.fulfilment}
          accessibleName={pricing.fulfilmentName}
          options={options(fulfilments, pricing.fulfilments)}
          defaultValue={initial['fulfillment']}
        />
      </Numbers>
      <Numbers
        title={size.title}
        titleName={size.titleName}
        fields={fieldsIn(question, 'size', 'number')}
        {...numbers}
      />
      <Numbers title={additional.title} fields={fieldsIn(question, 'additional', 'amount')} {...numbers} />
      <Button type="submit" block>
        {words.submit}
      </Button>
    </form>
  );
}
