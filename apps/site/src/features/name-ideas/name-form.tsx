import { fill, type Messages } from '@formation/content';
import { Button, SelectField, TextField } from '@formation/ui';
import type { ComponentProps } from 'react';
import { countries, lengths, styles } from './name-address.ts';

type Words = Messages['nameGenerator']['form'];

type ChoiceProps = Readonly<{
  name: string;
  legend: string;
  offered: readonly string[];
  labels: Readonly<Record<string, string>>;
}>;

/** One choice of three. The first is chosen until the visitor says otherwise; the browser owns it. */
export function Choice({ name, legend, offered, labels }: ChoiceProps) {
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="seg even">
        {offered.map((value, index) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Wishes that most visitors do not have; open when an address brings one. */
function Wishes({ words }: Readonly<{ words: Words }>) {
  const options = lengths.map((count) => ({
    value: count,
    label: count === '' ? words.anyLength : fill(words.atMost, { count }),
  }));
  return (
    <details className="wishes">
      <summary className="opens">
        <span>{words.more}</span>
      </summary>
      <TextField name="must" label={words.must} help={words.mustHelp} maxLength={40} autoComplete="off" />
      <SelectField name="longest" label={words.longest} options={options} />
    </details>
  );
}

/** What the business does, what should be heard in its name, and how it should sound. */
export function NameForm({ words, form }: Readonly<{ words: Words; form: ComponentProps<'form'> }>) {
  return (
    <form className="sheet lift card-pad" aria-labelledby="name-form" {...form}>
      <h2 id="name-form">{words.title}</h2>
      <TextField name="industry" label={words.industry} help={words.industryHelp} maxLength={120} autoComplete="off" />
      <TextField name="keywords" label={words.keywords} help={words.keywordsHelp} maxLength={120} autoComplete="off" />
      <Choice name="style" legend={words.style} offered={styles} labels={words.styles} />
      <Choice name="country" legend={words.country} offered={countries} labels={words.countries} />
      <Wishes words={words} />
      <Button type="submit" icon="sparkles">
        {words.generate}
      </Button>
    </form>
  );
}
