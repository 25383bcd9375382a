import { addMonths, monthEnd } from '@formation/calendar';
import { fill, locales } from '@formation/content';
import { activitiesOf, countries, kinds, ownerCounts, usStateReports, type Company } from '@formation/deadlines';
import { CheckField, SelectField, TextField } from '@formation/ui';
import { writeDay } from '../../lib/text/writing/writing.ts';
import type { DaysOf } from './deadline-fields.ts';
import type { FormWords } from './deadline-words.ts';

type Props = Readonly<{ words: FormWords; company: Company }>;
type WithDays = Props & Readonly<{ daysOf: DaysOf }>;

/** The end of the UK tax year, which small companies like to take. */
const TAX_YEAR_END = '04-05';

/** Every month with its last day in a common year, as the rules take year ends, and the UK tax year, in words. */
function yearEnds({ locale, page }: FormWords) {
  const tag = locales[locale].dates;
  const label = (end: string) => writeDay(tag, `2027-${end}`, { day: 'numeric', month: 'long' });
  const ends = Array.from({ length: 12 }, (_, index) => monthEnd(addMonths('2027-01-01', index)).slice(5));
  return [
    ...ends.map((value) => ({ value, label: label(value) })),
    { value: TAX_YEAR_END, label: fill(page.form.taxYearEnd, { day: label(TAX_YEAR_END) }) },
  ];
}

const monthName = (tag: string, month: number) => writeDay(tag, addMonths('2027-01-01', month - 1), { month: 'long' });

function UsFields({ words: { page, states }, company }: Props) {
  const { form } = page;
  // The table's keys are the codes that have names.
  const offered = Object.keys(usStateReports) as (keyof typeof usStateReports)[];
  return (
    <div className="form-grid" hidden={company.country !== 'us'}>
      <SelectField
        name="state"
        label={form.state}
        defaultValue="WY"
        options={offered
          .map((value) => ({ value, label: states[value] }))
          .toSorted((a, b) => (a.label < b.label ? -1 : 1))}
      />
      <SelectField
        name="kind"
        label={form.kind}
        options={kinds.map((value) => ({ value, label: form.kinds[value] }))}
      />
      <SelectField
        name="owners"
        label={form.owners}
        options={ownerCounts.map((value) => ({ value, label: form.ownerCounts[value] }))}
      />
      <SelectField
        name="foreign"
        label={form.foreign}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: form.foreignAnswers[value] }))}
      />
    </div>
  );
}

function UkFields({ words: { page, locale }, company, daysOf }: WithDays) {
  const { form } = page;
  const tag = locales[locale].dates;
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: monthName(tag, index + 1),
  }));
  return (
    <div className="form-grid" hidden={company.country !== 'uk'}>
      <TextField {...daysOf('tradingFrom')} label={form.tradingFrom} help={form.tradingFromHelp} />
      <TextField {...daysOf('statementUpTo')} label={form.statementUpTo} help={form.statementUpToHelp} />
      <TextField {...daysOf('vatPassed')} label={form.vatPassed} help={form.vatPassedHelp} />
      <SelectField
        name="vatQuarterEnd"
        label={form.vatQuarterEnd}
        options={(['', '3', '1', '2'] as const).map((value) => ({ value, label: form.vatQuarterEnds[value] }))}
      />
      <SelectField
        name="ownerBirthMonth"
        label={form.ownerBirthMonth}
        options={[{ value: '', label: form.noSuchOwner }, ...months]}
      />
    </div>
  );
}

/** What companies of the country may do beside; the boxes of others stay in the form, unseen. */
function Activities({ words: { page, rules }, company }: Props) {
  return countries
    .filter((country) => activitiesOf(country).length > 0)
    .map((country) => (
      <fieldset key={country} hidden={company.country !== country}>
        <legend className="small">{page.form.does}</legend>
        <div className="checks">
          {activitiesOf(country).map((activity) => (
            <CheckField key={activity} name={activity} label={rules.onlyIf[activity]} />
          ))}
        </div>
      </fieldset>
    ));
}

/** What sets the dates, by country. */
export function CompanyFields({ words, company, daysOf }: WithDays) {
  const { form } = words.page;
  const usual = company.country === 'us' ? form.usualYearEnd.us : form.usualYearEnd.other;
  return (
    <>
      <UsFields words={words} company={company} />
      <UkFields words={words} company={company} daysOf={daysOf} />
      <div className="form-grid">
        <SelectField name="yearEnd" label={form.yearEnd} options={[{ value: '', label: usual }, ...yearEnds(words)]} />
        <div hidden={company.country === 'us'}>
          <TextField
            {...daysOf('dormantSince')}
            label={form.dormantSince}
            help={form.dormantSinceHelp[company.country === 'hk' ? 'hk' : 'uk']}
          />
        </div>
        <div hidden={company.country !== 'hk'}>
          <SelectField
            name="registrationYears"
            label={form.registrationYears}
            options={(['1', '3'] as const).map((value) => ({ value, label: form.registrationSpans[value] }))}
          />
        </div>
      </div>
      <Activities words={words} company={company} />
    </>
  );
}
