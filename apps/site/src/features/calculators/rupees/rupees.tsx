import { fill, type Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { moneyText, toExactText, type Money } from '@formation/money';
import { TextField } from '@formation/ui';
import { useState } from 'react';
import { dayName } from '../../../lib/dates/day-name.ts';
import { shortened } from '../published/fault-text.ts';
import { numberEcho } from '../published/number-echo.ts';
import { hasRupees, inRupees, rupeeRate, wayHome } from './in-rupees.ts';

type Props = Readonly<{
  words: Messages['calculators']['published']['rupees'];
  readBack: string;
  /** What is left, and what the platform pays out: the visitor's own costs are not taken on the way. */
  left: Money;
  paidOut: Money;
  day: IsoDate;
}>;

/** What is left in rupees, at the rate of the table or the visitor's own, and the way home from there. */
export function Rupees({ words, readBack, left, paidOut, day }: Props) {
  const [own, setOwn] = useState('');
  const { currency } = left;
  if (!hasRupees(currency)) return null;
  const { value, from, isOwn, isRefused } = rupeeRate(currency, own, day);
  const home = wayHome(paidOut, isOwn ? value : undefined, day);
  const amount = moneyText(inRupees(left, value));
  const { readAs } = numberEcho(own, readBack);
  return (
    <section className="stack small rupees no-print" aria-label={words.title}>
      <p>
        <b>{fill(words.line, { amount })}</b>{' '}
        {isOwn ? words.atOwn : fill(words.atTable, { rate: toExactText(value), currency, day: dayName(from) })}
      </p>
      <TextField
        label={fill(words.rate, { currency })}
        inputMode="decimal"
        placeholder={toExactText(value)}
        value={own}
        aria-invalid={isRefused || undefined}
        help={isRefused ? fill(words.refused, { given: shortened(own) }) : readAs}
        onChange={({ currentTarget }) => setOwn(currentTarget.value)}
      />
      {home && (
        <p>
          <a href={home}>{fill(words.home, { amount: moneyText(paidOut) })}</a>
        </p>
      )}
    </section>
  );
}
