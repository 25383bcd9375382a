import { countries, type Company } from '@formation/deadlines';
import { Choices, SelectField, TextField } from '@formation/ui';
import { useContext, type ComponentProps } from 'react';
import type { Typed } from '../../lib/input/use-typed.ts';
import { HiddenField } from '../../lib/sharing/hidden-field.tsx';
import { Embedded } from '../../lib/tool/embedded.ts';
import { CompanyFields } from './company-fields.tsx';
import { daysOf, defaultFields, spans, views, type DaysOf } from './deadline-fields.ts';
import type { FormWords } from './deadline-words.ts';

type Props = Readonly<{
  words: FormWords;
  form: ComponentProps<'form'>;
  company: Company;
  typed: Typed;
  defaults: ReturnType<typeof defaultFields>;
}>;

type Shown = Readonly<{ texts: Props['words']['page']['form']; defaults: Props['defaults']; days: DaysOf }>;

function ShownTime({ texts, defaults, days }: Shown) {
  return (
    <>
      <div className="form-grid">
        <TextField {...days('from')} label={texts.from} defaultValue={defaults.from} />
        <SelectField
          name="span"
          label={texts.span}
          defaultValue={defaults.span}
          options={spans.map((value) => ({ value, label: texts.spans[value] }))}
        />
      </div>
      <Choices
        legend={texts.view}
        name="view"
        initialValue={defaults.view}
        options={views.map((value) => ({ value, label: texts.views[value] }))}
      />
    </>
  );
}

/** The company and the time to show. Fields of other countries stay in the form, unseen. */
export function DeadlineForm({ words, form, company, typed, defaults }: Props) {
  const days = daysOf(typed, words.days);
  const isEmbedded = useContext(Embedded);
  const { form: texts } = words.page;
  return (
    <form className="sheet card-pad" onSubmit={(event) => event.preventDefault()} {...form}>
      <h2>{texts.card}</h2>
      <HiddenField name="id" defaultValue={defaults.id} />
      <Choices
        legend={texts.country}
        name="country"
        initialValue={defaults.country}
        options={countries.map((value) => ({ value, label: texts.countries[value] }))}
      />
      <div className="form-grid">
        <TextField
          {...days('incorporated')}
          label={texts.incorporated}
          help={texts.incorporatedHelp}
          defaultValue={defaults.incorporated}
        />
        <TextField name="name" label={texts.name} help={texts.nameHelp} maxLength={80} autoComplete="organization" />
      </div>
      <CompanyFields words={words} company={company} daysOf={days} />
      <ShownTime texts={texts} defaults={defaults} days={days} />
      {!isEmbedded && (
        <p className="fine no-print">
          <a href="?">{words.page.result.another}</a>
        </p>
      )}
    </form>
  );
}
