import { fill } from '@formation/content';
import {
  forgottenFees,
  lkFines,
  placeOf,
  type CompanyForm,
  type ForgottenFee,
  type LateStep,
} from '@formation/formation';
import { moneyText, rate, shortPercentText } from '@formation/money';
import { Chip, Section } from '@formation/ui';
import { shortDay } from '../../../lib/text/dates/short-day.ts';
import type { CostSettings } from '../form/count-option.ts';
import { CheckedSource } from './checked-source.tsx';
import type { CostWords } from './cost-words.ts';
import '../../../lib/tool/tool.css';
import '../company-cost.css';

type DutyProps = Readonly<{ fee: ForgottenFee; words: CostWords }>;

/** What is charged: "$25,000.00", or "10% of the unpaid tax". */
function charged({ kind, amount, upTo, fraction }: LateStep, { forgotten, cost }: CostWords): string {
  if (amount && upTo) return fill(cost.lowToHigh, { low: moneyText(amount), high: moneyText(upTo) });
  if (amount) return moneyText(amount);
  const percent = shortPercentText(rate(fraction ?? '0'));
  const isTax = kind === 'of-the-tax' || kind === 'tax-each-month';
  return fill(isTax ? forgotten.ofTheTax : forgotten.interest, { percent });
}

function Step({ step, words }: Readonly<{ step: LateStep; words: CostWords }>) {
  const { forgotten, locale } = words;
  const kind = forgotten.kinds[step.kind];
  const when = step.from ? fill(forgotten.from, { day: shortDay(locale, step.from) }) : '';
  return (
    <li>
      <span>{[when, kind].filter(Boolean).join(' ')}</span>
      <b className="amt out">{charged(step, words)}</b>
    </li>
  );
}

type KnownProps = Pick<ForgottenFee, 'certainty' | 'source'> & Readonly<{ words: CostWords }>;

/** How sure an amount is, and where it was read. */
function Known({ certainty, source, words }: KnownProps) {
  return (
    <p className="fine known">
      <Chip tone={certainty === 'official' || certainty === 'seen' ? 'ok' : 'warn'}>
        {words.cost.certainty[certainty]}
      </Chip>
      <CheckedSource source={source} words={words} />
    </p>
  );
}

/** What a court can fine, where no fee is set. */
function Fines({ words }: Readonly<{ words: CostWords }>) {
  const { company, eachOfficer, certainty, source } = lkFines;
  return (
    <>
      <p>{fill(words.forgotten.fines, { company: moneyText(company), officer: moneyText(eachOfficer) })}</p>
      <Known certainty={certainty} source={source} words={words} />
    </>
  );
}

function Duty({ fee, words }: DutyProps) {
  const { locale, forgotten } = words;
  const { mode, steps, source, certainty } = fee;
  const last = steps.at(-1)?.amount;
  const most = last && mode !== 'add' ? moneyText(last) : '';
  return (
    <li>
      <h3>{words.duties[fee.duty]}</h3>
      <p>
        {[
          fill(forgotten.due, { day: shortDay(locale, fee.due) }),
          ...(steps.length > 1 || mode !== 'add' ? [fill(forgotten.modes[mode], { most })] : []),
        ].join(' ')}
      </p>
      <ol className="steps">
        {steps.map((step, index) => (
          <Step key={index} step={step} words={words} />
        ))}
      </ol>
      <Known certainty={certainty} source={source} words={words} />
    </li>
  );
}

type Props = Readonly<{ words: CostWords; form: CompanyForm; settings: CostSettings }>;

/** What being late costs, apart from the totals. */
export function ForgottenFees({ words, form, settings }: Props) {
  const { forgotten } = words;
  const { day, today, exists } = settings;
  const fees = forgottenFees(form, { formed: day, from: exists ? today : day });
  return (
    <Section title={forgotten.title} lead={forgotten.lead} wash>
      {fees.length === 0 && (placeOf(form) === 'lk-ltd' ? <Fines words={words} /> : <p>{forgotten.none}</p>)}
      <ul className="ladder">
        {fees.map((fee) => (
          <Duty key={fee.duty} fee={fee} words={words} />
        ))}
      </ul>
    </Section>
  );
}
