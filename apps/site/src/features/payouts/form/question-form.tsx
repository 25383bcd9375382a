import { fill } from '@formation/content';
import { shownFields, type Shown, type Typed } from '@formation/fees';
import { toText } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { limits, OTHER_BANK, paidIn, question } from '@formation/payouts';
import { Button, CheckField, FreeNumberField, NumberField, SelectField } from '@formation/ui';
import { numberEcho } from '../../../lib/input/number-echo.ts';
import { HiddenField } from '../../../lib/sharing/hidden-field.tsx';
import { shortDay } from '../../../lib/text/dates/short-day.ts';
import type { PayoutsWords } from '../payouts-words.ts';
import type { Asking } from '../use-payouts.ts';
import { rateField, defaultText } from './default-fields.ts';
import { amountRefused, currencyMeant, rateRefused } from './typed-question.ts';

type Props = Readonly<{ asking: Asking; words: PayoutsWords }>;

/** The rate of our table with its day, or the visitor's own. Other currencies keep theirs. */
function RateField({ asking, words }: Props) {
  const { page, locale } = words;
  const { typed, wrong, question } = asking;
  const fault = wrong.get('rate');
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
        help={help}
        symbol="Rs"
        defaultValue={typed[name]}
        fault={fault && rateRefused(words, fault)}
        {...numberEcho(typed[name] ?? '', { kind: 'amount', readBack: page.form.readAs })}
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
const inOrder = (a: Shown, b: Shown) => Number(b.field.key === 'amount') - Number(a.field.key === 'amount');

/** What is asked now, in the order of the page: who pays and how, how much, and what the visitor has. */
function fieldsNow(typed: Typed): readonly Shown[] {
  return shownFields(question, typed)
    .filter(({ group }) => group !== 'own')
    .flatMap(({ fields }) => fields.toSorted(inOrder));
}

type ChoiceProps = Props & Readonly<{ shown: Shown }>;

/** A list to choose from; currencies and banks are called what they are. */
function ChoiceField({ shown: { field, offered = [] }, asking: { typed }, words }: ChoiceProps) {
  const { form } = words.page;
  const payer = typed['from'] ?? '';
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    from: form.payers,
    by: form.ways,
    payout: form.payouts,
    payer: form.countries,
    company: form.companies,
    bank: { [OTHER_BANK]: form.otherBank },
  };
  const platform = labels['from']?.[payer] ?? '';
  return (
    <SelectField
      key={`${field.key} ${field.key === 'payout' ? payer : ''}`}
      name={field.name}
      label={fill(form[field.name as NameOfAsked], { platform })} // a test names each field without words
      options={offered.map((value) => ({ value, label: labels[field.key]?.[value] ?? value }))}
      defaultValue={typed[field.name]}
    />
  );
}

type NameOfAsked = 'amount' | 'bank' | 'by' | 'company' | 'country' | 'currency' | 'from' | 'payout' | 'times';

/** What is paid. An amount that names another currency is refused, and that currency is offered where it can be paid. */
function AmountField({ shown: { field }, asking, words }: ChoiceProps) {
  const { form } = words.page;
  const { typed, wrong, question, setCurrency } = asking;
  const fault = wrong.get(field.key);
  const meant = fault && currencyMeant(fault);
  return (
    <div className="stack">
      <FreeNumberField
        name={field.name}
        label={question.payer.platform ? form.earned : form.amount}
        defaultValue={defaultText(field)}
        fault={fault && amountRefused(words, fault, question.amount.currency)}
        {...numberEcho(typed[field.name] ?? '', { kind: 'amount', readBack: form.readAs })}
      />
      {meant && (
        <Button small look="ghost" onClick={() => setCurrency(meant)}>
          {fill(form.useCurrency, { currency: meant })}
        </Button>
      )}
    </div>
  );
}

/** A field of the question. */
function AskedField({ shown, asking, words }: ChoiceProps) {
  const { form } = words.page;
  const { field } = shown;
  const { key, name, kind } = field;
  if (key === 'rate') return <RateField asking={asking} words={words} />;
  if (kind === 'choice') return <ChoiceField shown={shown} asking={asking} words={words} />;
  const isWrong = asking.wrong.has(key);
  if (kind === 'amount') return <AmountField shown={shown} asking={asking} words={words} />;
  const { least: min, most: max } = limits.timesAMonth;
  const counted = { ...limits.timesAMonth, times: String(asking.question.timesAMonth) };
  return (
    <NumberField
      name={name}
      defaultValue={defaultText(field)}
      aria-invalid={isWrong}
      label={form.times}
      help={isWrong && fill(form.wrong.times, counted)}
      min={min}
      max={max}
      step="1"
      readBack={(number) => fill(form.readAs, { number })}
    />
  );
}

/** What is not asked of this payer stays as it was. */
function Unasked({ shown, typed }: Readonly<{ shown: readonly Shown[]; typed: Typed }>) {
  return question.fields
    .filter(({ key, group }) => group !== 'own' && !shown.some(({ field }) => field.key === key))
    .map((field) => (
      <HiddenField key={field.key} name={field.name} defaultValue={typed[field.name] ?? defaultText(field)} />
    ));
}

/** What is asked: who pays and how, how much and how often, and what the visitor has. */
export function QuestionForm(props: Props) {
  const { asking, words } = props;
  const { form } = words.page;
  const shown = fieldsNow(asking.typed);
  return (
    <div className="sheet card-pad">
      <h2>{form.title}</h2>
      <div className="form-grid">
        {shown.map((each) => (
          <AskedField key={each.field.key} shown={each} {...props} />
        ))}
        <Unasked shown={shown} typed={asking.typed} />
      </div>
      <p className="help">{form.bankHelp}</p>
      <CheckField name="tax" label={form.tax} />
    </div>
  );
}
