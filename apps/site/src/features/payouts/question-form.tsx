import { banks, paidIn, payerCountries, payerWays } from '@formation/payouts';
import { CheckField, NumberField, SelectField } from '@formation/ui';
import type { PayoutsWords } from './payouts-words.ts';
import { companies } from './typed-question.ts';

const labelled = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** What is asked: how much, from where, how, how often, and what the visitor has. */
export function QuestionForm({ words: { page } }: Readonly<{ words: PayoutsWords }>) {
  const { form } = page;
  return (
    <div className="sheet card-pad">
      <h2>{form.title}</h2>
      <div className="form-grid">
        <NumberField name="amount" label={form.amount} defaultValue="1000" />
        <SelectField name="currency" label={form.currency} options={paidIn.map((value) => ({ value, label: value }))} />
        <NumberField name="times" label={form.times} defaultValue="1" min="1" max="31" step="1" />
        <SelectField name="country" label={form.country} options={labelled(payerCountries, form.countries)} />
        <SelectField name="by" label={form.by} options={labelled(payerWays, form.ways)} />
        <SelectField name="company" label={form.company} options={labelled(companies, form.companies)} />
        <SelectField
          name="bank"
          label={form.bank}
          help={form.bankHelp}
          options={banks.map((value) => ({ value, label: value }))}
          span
        />
      </div>
      <CheckField name="tax" label={form.tax} />
    </div>
  );
}
