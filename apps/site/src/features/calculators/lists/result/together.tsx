import { fill } from '@formation/content';
import { together, type CurrencySums } from '@formation/fees/lists';
import { currencies, isCurrency, numberIn, toText, type Currency } from '@formation/money';
import { midRate, ratesOn, type Rated } from '@formation/money/exchange-rates';
import { Note, SelectField, TextField } from '@formation/ui';
import { useState } from 'react';
import { dayName } from '../../../../lib/text/dates/day-name.ts';
import { todayHere } from '../../../../lib/text/dates/today-here.ts';
import { currencyOptions } from '../../form/currency-options.ts';
import type { BulkWords } from '../bulk-words.ts';
import { Totals } from './totals.tsx';

type Props = Readonly<{ words: BulkWords; sums: readonly CurrencySums[] }>;

const isRated = (currency: Currency): currency is Rated => currency !== 'RUB';

/** Units of a currency for one of another as our tables have it, to be changed. */
function rateText(of: Currency, into: Currency): string {
  return isRated(of) && isRated(into) ? toText(midRate(of, into, todayHere()).value, 6) : '';
}

/** The sums of all currencies in one of choice, at the rates of our tables or the visitor's own. */
export function Together({ words, sums }: Props) {
  const texts = words.page.result.together;
  const [into, setInto] = useState<Currency>('LKR');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const others = sums.map(({ currency }) => currency).filter((currency) => currency !== into);
  const textOf = (of: Currency) => typed[`${of} ${into}`] ?? rateText(of, into);
  const rateOf = (of: Currency) => {
    const value = numberIn(textOf(of));
    return value && value.units > 0n ? value : undefined;
  };
  const found = together(sums, into, rateOf);
  return (
    <>
      <h3>{texts.title}</h3>
      <div className="form-grid">
        <SelectField
          label={texts.into}
          options={currencyOptions(Object.keys(currencies).filter(isCurrency))}
          value={into}
          onChange={({ currentTarget: { value } }) => isCurrency(value) && setInto(value)}
        />
        {others.map((of) => (
          <TextField
            key={`${of} ${into}`}
            label={fill(texts.rate, { currency: of, into })}
            inputMode="decimal"
            value={textOf(of)}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [`${of} ${into}`]: value })}
          />
        ))}
      </div>
      <p className="small muted">{fill(texts.rateDay, { day: dayName(ratesOn(todayHere()).from) })}</p>
      {'missing' in found ? (
        <Note tone="warn">{fill(texts.missing, { currencies: found.missing.join(', ') })}</Note>
      ) : (
        <Totals words={words} label={fill(texts.in, { into })} sums={[{ currency: into, ...found }]} />
      )}
    </>
  );
}
