import { countries, type Company } from '@formation/deadlines';
import { Choices, SelectField, TextField } from '@formation/ui';
import type { ComponentProps } from 'react';
import { KeptField } from '../../lib/sharing/kept-field.tsx';
import type { Typed } from '../../lib/input/use-typed.ts';
import { CompanyFields } from './company-fields.tsx';
import { daysOf, fieldsAtFirst, spans, views, type DaysOf } from './deadline-fields.ts';
import type { FormWords } from './deadline-words.ts';

type Props = Readonly<{
  words: FormWords;
  form: ComponentProps<'form'>;
  company: Company;
  typed: Typed;
  atFirst: ReturnType<typeof fieldsAtFirst>;
}>;

type Shown = Readonly<{ texts: Props['words']['page']['form']; atFirst: Props['atFirst']; days: DaysOf }>;

function ShownTime({ texts, atFirst, days }: Shown) {
  return (
    <>
      <div className="form-grid">
        <TextField {...days('from')} label={texts.from} defaultValue={atFirst.from} />
        <SelectField
          name="span"
          label={texts.span}
          defaultValue={atFirst.span}
          options={spans.map((value) => ({ value, label: texts.spans[value] }))}
        />
      </div>
      <Choices
        legend={texts.view}
        name="view"
        atFirst={atFirst.view}
        options={views.map((value) => ({ value, label: texts.views[value] }))}
      />
    </>
  );
}

/** The company and the time to show. Fields of other countries stay in the form, unseen. */
export function DeadlineForm({ words, form, company, typed, atFirst }: Props) {
  const days = daysOf(typed, words.days);
  const { form: texts } = words.page;
  return (
    <form className="sheet card-pad" onSubmit={(event) => event.preventDefault()} {...form}>
      <h2>{texts.card}</h2>
      <KeptField name="id" atFirst={atFirst.id} />
      <Choices
        legend={texts.country}
        name="country"
        atFirst={atFirst.country}
        options={countries.map((value) => ({ value, label: texts.countries[value] }))}
      />
      <div className="form-grid">
        <TextField
          {...days('incorporated')}
          label={texts.incorporated}
          help={texts.incorporatedHelp}
          defaultValue={atFirst.incorporated}
        />
        <TextField name="name" label={texts.name} help={texts.nameHelp} maxLength={80} autoComplete="organization" />
      </div>
      <CompanyFields words={words} company={company} daysOf={days} />
      <ShownTime texts={texts} atFirst={atFirst} days={days} />
      <p className="fine no-print">
        <a href="?">{words.page.result.another}</a>
      </p>
    </form>
  );
}
