import { typedOf, type SharedFact } from '@formation/fees';
import { setFact, settableFacts, type SettableFact } from '@formation/fees/compare';
import { currencies } from '@formation/money';
import { Button, FreeNumberField, SelectField } from '@formation/ui';
import { useId, type SyntheticEvent } from 'react';
import { numberFault } from '../../../lib/input/number-fault.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { CompareWords } from './compare-words.ts';
import type { Column } from './comparison-rows.ts';

type Props = Readonly<{
  words: CompareWords;
  columns: readonly Column[];
  onScenarios: (scenarios: readonly Scenario[]) => void;
}>;

type Facts = readonly (readonly [SharedFact, string])[];

/** A column's scenario with facts set; as it was where its platform asks for none of them. */
export function withFacts({ scenario, scenarioAnswer }: Column, facts: Facts): Scenario {
  const set = facts.reduce((one, [fact, text]) => setFact(one, fact, text), scenarioAnswer);
  return set === scenarioAnswer ? scenario : { ...scenario, typed: typedOf(set.calculator.question, set.texts) };
}

/** What was changed in the form; a field that the columns answer differently says nothing while it is empty. */
function changedFacts(form: FormData, facts: readonly SettableFact[]): Facts {
  return facts.flatMap(({ fact, text = '' }) => {
    const input = form.get(fact);
    return typeof input === 'string' && input.trim() !== text ? [[fact, input.trim()] as const] : [];
  });
}

/** The sign of the currency in which all columns count an amount. */
function symbolOf(fields: SettableFact['fields'], columns: readonly Column[]): string | undefined {
  const at = fields.findIndex((field) => field?.kind === 'amount');
  const [field, column] = [fields[at], columns[at]];
  if (field?.kind !== 'amount' || !column) return undefined;
  return currencies[field.currency(column.scenarioAnswer.answers)].sign.trim();
}

type FieldProps = Pick<Props, 'words' | 'columns'> & Readonly<{ settable: SettableFact }>;

function SharedField({ words: { page, published }, columns, settable }: FieldProps) {
  const { fact, fields, text, fault, countries } = settable;
  const label = page.same.facts[fact];
  if (fact !== 'country') {
    const symbol = symbolOf(fields, columns);
    const said = fault && numberFault(published.faults, fault, { unit: symbol });
    return <FreeNumberField name={fact} label={label} defaultValue={text ?? ''} symbol={symbol} fault={said} />;
  }
  const named = countries.map(({ country, index, key, choice }) => ({
    value: country,
    label: columns[index]?.words.choices[key]?.[choice] ?? country,
  }));
  const options = text === undefined ? [{ value: '', label: page.same.notAlike }, ...named] : named;
  return <SelectField name={fact} label={label} options={options} defaultValue={text ?? ''} />;
}

/** What one seller has in all columns, whatever each platform calls it, to be set once. */
export function SharedFields({ words, columns, onScenarios }: Props) {
  const id = useId();
  const facts = settableFacts(columns.map(({ scenarioAnswer }) => scenarioAnswer));
  if (columns.length < 2 || facts.length === 0) return null;
  const { same } = words.page;
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changed = changedFacts(new FormData(event.currentTarget), facts);
    onScenarios(columns.map((column) => withFacts(column, changed)));
  };
  return (
    <form className="sheet card-pad stack no-print" aria-labelledby={id} onSubmit={onSubmit}>
      <h2 id={id}>{same.title}</h2>
      <p>{same.lead}</p>
      <div className="form-grid">
        {facts.map((settable) => (
          <SharedField key={settable.fact} words={words} columns={columns} settable={settable} />
        ))}
      </div>
      <div className="cluster">
        <Button type="submit">{same.use}</Button>
      </div>
    </form>
  );
}
