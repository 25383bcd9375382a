import { fill } from '@formation/content';
import { toText } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { banks, OTHER_BANK, paidIn, payerCountries, payerWays } from '@formation/payouts';
import { CheckField, FreeNumberField, NumberField, SelectField } from '@formation/ui';
import { shortDay } from '../../lib/dates/short-day.ts';
import { KeptField } from '../../lib/sharing/kept-field.tsx';
import { rateField } from './fields-at-first.ts';
import type { PayoutsWords } from './payouts-words.ts';
import { amountRefused, companies, readAs } from './typed-question.ts';
import type { Asking } from './use-payouts.ts';

type Props = Readonly<{ asking: Asking; words: PayoutsWords }>;

const labelled = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

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
        help={wrong.has(name) ? page.form.wrong.rate : help}
        symbol="Rs"
        defaultValue={typed[name]}
        readAs={readAs(typed[name], page.form.readAs)}
        aria-invalid={wrong.has(name)}
      />
      {paidIn.map((other) => {
        const kept = rateField(other);
        return other !== currency && <KeptField key={kept} name={kept} atFirst={typed[kept] ?? ''} />;
      })}
    </>
  );
}

function PaymentFields({ asking, words: { page } }: Props) {
  const { form } = page;
  const isWrong = asking.wrong.has('amount');
  return (
    <>
      <FreeNumberField
        name="amount"
        label={form.amount}
        help={isWrong && amountRefused(page, asking.question.amount.currency)}
        defaultValue="1000"
        readAs={readAs(asking.typed['amount'], form.readAs)}
        aria-invalid={isWrong}
      />
      <SelectField name="currency" label={form.currency} options={paidIn.map((value) => ({ value, label: value }))} />
      <NumberField
        name="times"
        label={form.times}
        help={asking.wrong.has('times') && fill(form.wrong.times, { times: String(asking.question.timesAMonth) })}
        defaultValue="1"
        min="1"
        max="31"
        step="1"
        readBack={(number) => fill(form.readAs, { number })}
        aria-invalid={asking.wrong.has('times')}
      />
      <SelectField name="country" label={form.country} options={labelled(payerCountries, form.countries)} />
      <SelectField name="by" label={form.by} options={labelled(payerWays, form.ways)} />
    </>
  );
}

const bankOptions = (other: string) => banks.map((value) => ({ value, label: value === OTHER_BANK ? other : value }));

/** What is asked: how much, from where, how, how often, and what the visitor has. */
export function QuestionForm(props: Props) {
  const { form } = props.words.page;
  return (
    <div className="sheet card-pad">
      <h2>{form.title}</h2>
      <div className="form-grid">
        <PaymentFields {...props} />
        <SelectField name="company" label={form.company} options={labelled(companies, form.companies)} />
        <SelectField name="bank" label={form.bank} options={bankOptions(form.otherBank)} />
        <RateField {...props} />
      </div>
      <p className="help">{form.bankHelp}</p>
      <CheckField name="tax" label={form.tax} />
    </div>
  );
}
