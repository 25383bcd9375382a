import { fill } from '@formation/content';
import { currencies, money, moneyText } from '@formation/money';
import { betweenOf, ownField, type Assumption, type AssumptionKey } from '@formation/payouts';
import { Chip, FreeNumberInput } from '@formation/ui';
import { useId } from 'react';
import { numberEcho } from '../../../lib/input/number-echo.ts';
import type { PayoutsWords } from '../payouts-words.ts';
import type { Asking } from '../use-payouts.ts';
import { fieldText, ownRefused } from './typed-question.ts';
import '../../../lib/tool/add-on.css';

type Props = Readonly<{ at: AssumptionKey; asking: Asking; words: PayoutsWords }>;

/** What a number counts, in short: percent, or a currency's sign. */
function unitText({ unit }: Assumption, { page }: PayoutsWords): string {
  if (unit === 'fraction') return page.panel.percent;
  return unit === 'days' ? '' : currencies[unit].sign.trim();
}

/** A number with its unit, as people read it. */
export function valueText(assumption: Assumption, value: string, words: PayoutsWords): string {
  const { key, unit } = assumption;
  if (unit === 'fraction' || unit === 'days') return `${fieldText(key, value)}${unitText(assumption, words)}`;
  return moneyText(money(value, unit));
}

function Origin({ assumption, words }: Readonly<{ assumption: Assumption; words: PayoutsWords }>) {
  const { panel } = words.page;
  const { key, published, own } = assumption;
  const between = betweenOf(assumption);
  const text = (value: string) => valueText(assumption, value, words);
  const calculator = words.calculators[key.split('-')[0] ?? ''];
  return (
    <small className="known">
      {own !== undefined && <Chip tone="popular">{panel.changed}</Chip>}
      {published && <span>{fill(panel.published, { value: text(published.value) })} </span>}
      {between && <span>{fill(panel.between, { low: text(between.low), high: text(between.high) })} </span>}
      {calculator && <a href={calculator}>{panel.calculator}</a>}
    </small>
  );
}

/** The field for a number, beside the line that rests on it. The form keeps it in a field that is not shown. */
export function OwnField({ at, asking, words }: Props) {
  const id = useId();
  const { typed, wrong, answer, setOwn } = asking;
  const assumption = answer.assumptions[at];
  const { published, unit } = assumption;
  const { page } = words;
  const fault = wrong.get(ownField(at));
  const text = typed[ownField(at)] ?? '';
  const kind = unit === 'fraction' ? 'percent' : 'amount';
  return (
    <div className="add-on">
      <div>
        <label className="small" htmlFor={id}>
          {page.assumptions[at]}
        </label>
        <Origin assumption={assumption} words={words} />
      </div>
      <div>
        <FreeNumberInput
          id={id}
          symbol={unitText(assumption, words)}
          value={text}
          onChange={(event) => setOwn(at, event.currentTarget.value)}
          placeholder={published ? fieldText(at, published.value) : '?'}
          fault={fault && ownRefused(words, fault)}
          {...numberEcho(text, { kind, readBack: page.form.readAs })}
        />
      </div>
    </div>
  );
}
