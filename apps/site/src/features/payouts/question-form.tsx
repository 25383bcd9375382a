import { fill } from '@formation/content';
import type { Field } from '@formation/fees';
import { toText } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { limits, OTHER_BANK, paidIn, question } from '@formation/payouts';
import { CheckField, FreeNumberField, NumberField, SelectField } from '@formation/ui';
import { HiddenField } from '../../lib/sharing/hidden-field.tsx';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { rateField, defaultText } from './default-fields.ts';
import type { PayoutsWords } from './payouts-words.ts';
import { amountRefused, rateRefused, readAs } from './typed-question.ts';
import type { Asking } from './use-payouts.ts';

type Props = Readonly<{ asking: Asking; words: PayoutsWords }>;

/** The rate of our table with its day, or the visitor's own. Other currencies keep theirs. */
function RateField({ asking, words: { page, locale } }: Props) {
  const { typed, wrong, question } = asking;
  const { currency } = question.amount;
  const { value, from } = midRate(currency, 'LKR', question.day);
  const name = rateField(currency);
  const help = fill(page.form.rateHelp, { rate: toText(value, 2), day: shortDay(locale, from) });
  return (
    <>
      <FreeNumberField
        key={name}
        name={name}
        label={fill(page.form.rate, { currency })}
        help={wrong.has('rate') ? rateRefused(page) : help}
        symbol="Rs"
        defaultValue={typed[name]}
        readAs={readAs(typed[name], page.form.readAs)}
        aria-invalid={wrong.has('rate')}
      />
      {paidIn.map((other) => {
        const rateName = rateField(other);
        return (
          other !== currency && <HiddenField key={rateName} name={rateName} defaultValue={typed[rateName] ?? ''} />
        );
      })}
    </>
  );
}

/** A currency is read before its amount, and asked after it. */
const shownFields = question.fields
  .filter(({ group }) => group !== 'own')
  .toSorted((a, b) => Number(b.key === 'amount') - Number(a.key === 'amount'));

/** What is chosen from, by its words; currencies and banks are called what they are. */
function optionsOf({ key, choices }: Extract<Field, { kind: 'choice' }>, { form }: PayoutsWords['page']) {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    payer: form.countries,
    by: form.ways,
    company: form.companies,
    bank: { [OTHER_BANK]: form.otherBank },
  };
  return choices.map((value) => ({ value, label: labels[key]?.[value] ?? value }));
}

type NameOfAsked = 'amount' | 'bank' | 'by' | 'company' | 'country' | 'currency' | 'times';

/** A field of the question. */
function AskedField({ field, asking, words }: Props & Readonly<{ field: Field }>) {
  const { page } = words;
  const { form } = page;
  const { key, name, kind } = field;
  if (key === 'rate') return <RateField asking={asking} words={words} />;
  const label = form[name as NameOfAsked]; // a test names each field without words
  if (kind === 'choice') return <SelectField name={name} label={label} options={optionsOf(field, page)} />;
  const isWrong = asking.wrong.has(key);
  const shown = { name, label, defaultValue: defaultText(field), 'aria-invalid': isWrong };
  if (kind === 'amount') {
    const help = isWrong && amountRefused(page, asking.question.amount.currency);
    return <FreeNumberField {...shown} help={help} readAs={readAs(asking.typed[name], form.readAs)} />;
  }
  const { least: min, most: max } = limits.timesAMonth;
  const counted = { ...limits.timesAMonth, times: String(asking.question.timesAMonth) };
  return (
    <NumberField
      {...shown}
      help={isWrong && fill(form.wrong.times, counted)}
      min={min}
      max={max}
      step="1"
      readBack={(number) => fill(form.readAs, { number })}
    />
  );
}

/** What is asked: how much, from where, how, how often, and what the visitor has. */
export function QuestionForm(props: Props) {
  const { form } = props.words.page;
  return (
    <div className="sheet card-pad">
      <h2>{form.title}</h2>
      <div className="form-grid">
        {shownFields.map((field) => (
          <AskedField key={field.key} field={field} {...props} />
        ))}
      </div>
      <p className="help">{form.bankHelp}</p>
      <CheckField name="tax" label={form.tax} />
    </div>
  );
}
