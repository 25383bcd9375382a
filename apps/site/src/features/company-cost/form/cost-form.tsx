import { fill } from '@formation/content';
import { usStateNames } from '@formation/deadlines';
import type { Fault } from '@formation/fees';
import { kinds, packageLevels, places, shownCurrencies } from '@formation/formation';
import { currencies as signs, rate, toText } from '@formation/money';
import { ratesOn } from '@formation/money/exchange-rates';
import { CheckField, Choices, FreeNumberField, SelectField, TextField } from '@formation/ui';
import type { ComponentProps } from 'react';
import { dayProps } from '../../../lib/input/day-fault.ts';
import { numberEcho } from '../../../lib/input/number-echo.ts';
import { numberFault } from '../../../lib/input/number-fault.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { HiddenField } from '../../../lib/sharing/hidden-field.tsx';
import type { CostWords } from '../result/cost-words.ts';
import { stateCodes, hasPackages, type CostOption } from './cost-option.ts';
import { costDays, spans, type CostSettings } from './count-option.ts';
import { ServiceFields } from './service-fields.tsx';
import { ShareFields } from './share-fields.tsx';

type Props = Readonly<{
  words: CostWords;
  form: ComponentProps<'form'>;
  option: CostOption;
  /** What stands in the fields, as it was typed. */
  typed: Typed;
  settings: CostSettings;
  /** Why numbers do not count, by the names of their fields. */
  wrong: ReadonlyMap<string, Fault>;
  /** What the fields hold in the page's HTML. */
  defaults: Readonly<Record<'state' | 'day' | 'with', string>>;
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
          .map((value) => ({ value, label: usStateNames[value] }))
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
  const isOffered = hasPackages(option.form) && !settings.exists;
  const offered = packageLevels.map((level) => ({
    value: level,
    label: fill(form.levelOption, { package: words.levels[level], price: `$${settings.prices[country][level]}` }),
  }));
  return (
    <>
      <div hidden={!isOffered}>
        <SelectField name="level" label={form.level} options={[...offered, { value: 'none', label: form.noLevel }]} />
      </div>
      <p className="small muted" hidden={isOffered}>
        {settings.exists ? form.noPackageNow : form.noPackageHere}
      </p>
    </>
  );
}

/** In what the visitor's prices and the total are, and their own rate for rupees. */
function CurrencyFields({ words, settings, typed, wrong }: Pick<Props, 'words' | 'settings' | 'typed' | 'wrong'>) {
  const { form: texts } = words.page;
  const symbol = signs.LKR.sign.trim();
  const fault = wrong.get('rupees');
  return (
    <div className="form-grid">
      <SelectField
        name="currency"
        label={texts.currency}
        options={shownCurrencies.map((value) => ({ value, label: value }))}
      />
      <FreeNumberField
        name="rupees"
        label={texts.rupees}
        placeholder={toText(rate(ratesOn(settings.today).value.LKR))}
        symbol={symbol}
        fault={fault && numberFault(words.numbers, fault)}
        {...numberEcho(typed['rupees'] ?? '', { kind: 'amount', readBack: words.readAs, unit: symbol })}
      />
    </div>
  );
}

/** What is to be counted: where, which kind, with our package or without, which services, how long. */
export function CostForm({ words, form, option, typed, settings, wrong, defaults }: Props) {
  const { form: texts } = words.page;
  return (
    <form className="sheet card-pad" onSubmit={(event) => event.preventDefault()} {...form}>
      <h2>{texts.card}</h2>
      <Choices
        legend={texts.place}
        name="place"
        initialValue="us"
        options={places.map((value) => ({ value, label: texts.places[value] }))}
      />
      <UsFields words={words} option={option} atFirstState={defaults.state} />
      <ShareFields words={words} option={option} typed={typed} wrong={wrong} />
      <div className="form-grid">
        <TextField
          name="day"
          label={texts.day}
          help={texts.dayHelp}
          defaultValue={defaults.day}
          {...dayProps(typed['day'] ?? '', costDays, words.days)}
        />
        <CheckField name="have" label={texts.have} />
      </div>
      <PackageField words={words} option={option} settings={settings} />
      <Choices
        legend={texts.years}
        name="years"
        initialValue="3"
        options={spans.map((value) => ({ value, label: texts.spans[value] }))}
      />
      <ServiceFields words={words} option={option} currency={settings.currency} typed={typed} wrong={wrong} />
      <CurrencyFields words={words} settings={settings} typed={typed} wrong={wrong} />
      <HiddenField name="with" defaultValue={defaults.with} />
    </form>
  );
}
