import { fill } from '@formation/content';
import { Choices, SelectField, TextField } from '@formation/ui';
import type { ComponentProps } from 'react';
import { KeptField } from '../../lib/sharing/kept-field.tsx';
import { stateCodes, hasPackages, kinds, levels, places, type CostOption } from './cost-option.ts';
import type { CostWords } from './cost-words.ts';
import { currencies, spans, type CostSettings } from './count-option.ts';
import { ServiceFields } from './service-fields.tsx';

type Props = Readonly<{
  words: CostWords;
  form: ComponentProps<'form'>;
  option: CostOption;
  settings: CostSettings;
  /** What the fields hold in the page's HTML. */
  atFirst: Readonly<Record<'state' | 'day' | 'with', string>>;
}>;

type PlaceProps = Pick<Props, 'words' | 'option' | 'settings'> & Readonly<{ atFirstState: string }>;

/** The state and the kind; in the page also where they do not count, so that the form keeps them. */
function UsFields({ words, option, atFirstState }: Omit<PlaceProps, 'settings'>) {
  const { form } = words.page;
  return (
    <div className="form-grid" hidden={option.form.country !== 'us'}>
      <SelectField
        name="state"
        label={form.state}
        defaultValue={atFirstState}
        options={stateCodes
          .map((value) => ({ value, label: words.states[value] }))
          .toSorted((a, b) => (a.label < b.label ? -1 : 1))}
      />
      <SelectField
        name="kind"
        label={form.kind}
        options={kinds.map((value) => ({ value, label: form.kinds[value] }))}
      />
    </div>
  );
}

function PackageField({ words, option, settings }: Omit<PlaceProps, 'atFirstState'>) {
  const { form } = words.page;
  const country = option.form.country === 'uk' ? 'uk' : 'us';
  const offered = levels.map((level) => ({
    value: level,
    label: fill(form.levelOption, { package: words.levels[level], price: `$${settings.prices[country][level]}` }),
  }));
  return (
    <>
      <div hidden={!hasPackages(option.form)}>
        <SelectField name="level" label={form.level} options={[...offered, { value: 'none', label: form.noLevel }]} />
      </div>
      <p className="small muted" hidden={hasPackages(option.form)}>
        {form.noPackageHere}
      </p>
    </>
  );
}

/** What is to be counted: where, which kind, with our package or without, which services, how long. */
export function CostForm({ words, form, option, settings, atFirst }: Props) {
  const { form: texts } = words.page;
  return (
    <form className="sheet card-pad" onSubmit={(event) => event.preventDefault()} {...form}>
      <h2>{texts.card}</h2>
      <Choices
        legend={texts.place}
        name="place"
        atFirst="us"
        options={places.map((value) => ({ value, label: texts.places[value] }))}
      />
      <UsFields words={words} option={option} atFirstState={atFirst.state} />
      <PackageField words={words} option={option} settings={settings} />
      <Choices
        legend={texts.years}
        name="years"
        atFirst="3"
        options={spans.map((value) => ({ value, label: texts.spans[value] }))}
      />
      <ServiceFields words={words} option={option} currency={settings.currency} />
      <div className="form-grid">
        <SelectField
          name="currency"
          label={texts.currency}
          options={currencies.map((value) => ({ value, label: value }))}
        />
        <TextField name="day" type="date" label={texts.day} help={texts.dayHelp} defaultValue={atFirst.day} />
      </div>
      <KeptField name="with" atFirst={atFirst.with} />
    </form>
  );
}
