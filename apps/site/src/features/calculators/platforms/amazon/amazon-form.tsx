import { fill, type Messages } from '@formation/content';
import { categories, fulfilments, marketplaces, question, type Marketplace } from '@formation/fees/amazon/quick';
import { currencies } from '@formation/money';
import { Button, FreeNumberField, SelectField } from '@formation/ui';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import type { Typed } from '../../../../lib/typed/use-typed.ts';
import { readAs, type NumberFieldName } from './typed-sale.ts';

type Words = Messages['calculators']['amazon'];
const marketplaceNames = Object.keys(marketplaces) as readonly Marketplace[]; // its own keys
const options = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

function Market({ words, carried }: Readonly<{ words: Words['market']; carried: Typed }>) {
  const category = categories.find((id) => id === carried['category']);
  return (
    <fieldset className="stack">
      <legend className="h3">{words.title}</legend>
      <div className="form-grid">
        <SelectField
          name="marketplace"
          label={words.marketplace}
          options={options(marketplaceNames, words.marketplaces)}
          defaultValue={carried['marketplace']}
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

type NumbersProps = Readonly<{
  title: string;
  titleName?: string;
  fields: readonly Readonly<{ name: NumberFieldName; label: string }>[];
  symbol: (name: NumberFieldName) => string;
  typed: Typed;
  carried: Typed;
  readBack: string;
  children?: ReactNode;
}>;

/** A group of number fields. Each says how it was understood when that is not plainly what was typed. */
function Numbers({ title, titleName, fields, symbol, typed, carried, readBack, children }: NumbersProps) {
  return (
    <fieldset className="stack" aria-label={titleName}>
      <legend className="h3">{title}</legend>
      <div className="form-grid">
        {fields.map(({ name, label }) => {
          const number = readAs(typed[name] ?? '');
          const echo = number === undefined ? {} : { readAs: fill(readBack, { number }) };
          const own = { name, label, symbol: symbol(name), defaultValue: carried[name] };
          return <FreeNumberField key={name} {...own} {...echo} />;
        })}
        {children}
      </div>
    </fieldset>
  );
}

/** The sign of a field's currency, or its unit of measure, as the question has it. */
function unitOf(name: NumberFieldName, marketplace: Marketplace): string {
  const field = question.fields.find((asked) => asked.name === name);
  if (field?.kind === 'amount') return currencies[field.currency({ marketplace })].sign;
  return field?.kind === 'number' ? (field.unit?.({ marketplace }) ?? '') : '';
}

/** The fields of a group, labelled by its words. */
const named = <N extends NumberFieldName>(names: readonly N[], labels: Readonly<Record<N, string>>) =>
  names.map((name) => ({ name, label: labels[name] }));

type Props = Readonly<{
  words: Words;
  typed: Typed;
  /** What the form of the published fees, or the address, hands over. */
  carried: Typed;
  marketplace: Marketplace;
  form: ComponentProps<'form'>;
  onSubmit: () => void;
}>;

/** What one unit sells for, costs, measures and weighs. No field is required. */
export function AmazonForm({ words, typed, carried, marketplace, form, onSubmit }: Props) {
  const { pricing, size, additional } = words;
  const symbol = (name: NumberFieldName) => unitOf(name, marketplace);
  const numbers = { symbol, typed, carried, readBack: words.readBack };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="sheet card-pad" {...form} onSubmit={submit}>
      <Market words={words.market} carried={carried} />
      <Numbers title={pricing.title} fields={named(['sellingPrice', 'productCost'], pricing)} {...numbers}>
        <SelectField
          span
          name="fulfillment"
          label={pricing.fulfilment}
          accessibleName={pricing.fulfilmentName}
          options={options(fulfilments, pricing.fulfilments)}
          defaultValue={carried['fulfillment']}
        />
      </Numbers>
      <Numbers title={size.title} titleName={size.titleName} fields={named(sizeFields, size)} {...numbers} />
      <Numbers title={additional.title} fields={named(additionalFields, additional)} {...numbers} />
      <Button type="submit" block>
        {words.submit}
      </Button>
    </form>
  );
}

const sizeFields = ['lengthIn', 'widthIn', 'heightIn', 'weightLbs'] as const;
const additionalFields = ['shippingToAmazon', 'marketingCost', 'storageCost'] as const;
