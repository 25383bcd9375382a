import { fill } from '@formation/content';
import { readAnswers } from '@formation/fees';
import { money, moneyText } from '@formation/money';
import {
  earners,
  earning,
  firstEarners,
  monthOf,
  refusedIn,
  type Earner,
  type Earning,
  type MonthPart,
} from '@formation/payouts';
import { FreeNumberField, LedgerRow, LedgerTotal, SelectField } from '@formation/ui';
import { numberEcho } from '../../../lib/input/number-echo.ts';
import { Spoken } from '../../../lib/input/spoken.tsx';
import { earnedField, earnerField } from '../form/default-fields.ts';
import { amountRefused } from '../form/typed-question.ts';
import { routeWords, type PayoutsWords } from '../payouts-words.ts';
import { TaxNote } from '../tax-note.tsx';
import type { Asking } from '../use-payouts.ts';
import '../../../lib/tool/tool.css';

type Props = Readonly<{ asking: Asking; words: PayoutsWords }>;

/** One source as it is typed: what counts of it, or why its amount does not. */
type SourceRow = Readonly<{ place: number; from: Earner; text: string; earning?: Earning; fault?: string }>;

/** The sources of the form. One without an amount counts for nothing. */
function sourceRows({ asking: { typed, question }, words }: Props): readonly SourceRow[] {
  const { currency } = question.amount;
  return firstEarners.map((first, place): SourceRow => {
    const [earner = first, earned = ''] = [typed[earnerField(place)], typed[earnedField(place)]];
    const { answers, faults } = readAnswers(earning(currency), { earner, earned });
    const row = { place, from: answers.earner, text: earned };
    if (earned.trim() === '') return row;
    const [fault] = refusedIn(faults).values();
    if (fault) return { ...row, fault: amountRefused(words, fault, currency) };
    return { ...row, earning: { from: answers.earner, amount: { ...answers.earned, currency } } };
  });
}

function sourceName(from: Earner, { page }: PayoutsWords): string {
  return from === 'wire' ? page.month.wire : page.form.payers[from];
}

function SourceFields({ row, asking, words }: Props & Readonly<{ row: SourceRow }>) {
  const { month, form } = words.page;
  const { place, text, from, fault } = row;
  const { currency } = asking.question.amount;
  return (
    <>
      <SelectField
        name={earnerField(place)}
        label={fill(month.source, { number: place + 1 })}
        options={earners.map((value) => ({ value, label: sourceName(value, words) }))}
        defaultValue={from}
      />
      <FreeNumberField
        name={earnedField(place)}
        label={fill(month.earned, { currency })}
        defaultValue={text}
        fault={fault}
        {...numberEcho(text, { kind: 'amount', readBack: form.readAs })}
      />
    </>
  );
}

function PartLine({ part, words }: Readonly<{ part: MonthPart; words: PayoutsWords }>) {
  const { earning: source, best } = part;
  const label = `${sourceName(source.from, words)}, ${moneyText(source.amount)}`;
  if (!best) return <LedgerRow label={label} amount={moneyText(money('0', 'LKR'))} why={words.page.month.noWay} />;
  return <LedgerRow label={label} amount={moneyText(best.received.value)} why={routeWords(best.route, words).name} />;
}

/** A month with several sources: each by the way that brings the most of it, added up, and what to lay aside. */
export function Month(props: Props) {
  const { asking, words } = props;
  const { month: texts } = words.page;
  const rows = sourceRows(props);
  const earnings = rows.flatMap(({ earning: source }) => source ?? []);
  const { parts, received, bounds } = monthOf(asking.question, earnings);
  const between = bounds && fill(texts.between, { least: moneyText(bounds.low, 0), most: moneyText(bounds.high, 0) });
  return (
    <div className="sheet card-pad stack">
      <p>{texts.lead}</p>
      <div className="form-grid">
        {rows.map((row) => (
          <SourceFields key={row.place} row={row} {...props} />
        ))}
      </div>
      {parts.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <>
          <div className="ledger">
            {parts.map((part, index) => (
              <PartLine key={index} part={part} words={words} />
            ))}
            <LedgerTotal label={texts.total} amount={moneyText(received)} />
          </div>
          {between && <p className="small muted">{between}</p>}
          <TaxNote month={received} day={asking.question.day} words={words} />
        </>
      )}
      <Spoken text={parts.length > 0 ? `${texts.total}: ${moneyText(received)}` : ''} />
    </div>
  );
}
