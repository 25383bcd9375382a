import { compare, exchanged, minus, money, type Currency, type Money } from '@formation/money';
import { midRate, type Rated } from '@formation/money/exchange-rates';
import type { Answer } from '../answer.ts';
import type { IsoDate } from '../schedule/schedule.ts';
import { statementOf } from '../statement.ts';
import type { Line } from '../trace/figure.ts';

const isRated = (currency: Currency): currency is Rated => currency !== 'RUB';

/** An amount in US dollars at the mid-market rate of a day; undefined for what is no money, or has no rate. */
export function inDollars({ value }: Line, day: IsoDate): Money<'USD'> | undefined {
  const { currency } = value;
  if (currency === undefined || !isRated(currency)) return undefined;
  return exchanged({ ...value, currency }, midRate(currency, 'USD', day).value, 'USD');
}

/** The lines of an answer that go out, but for those that add others up, in US dollars. */
function outgoings(answer: Answer, day: IsoDate): ReadonlyMap<string, Money<'USD'>> {
  const sums = [answer.roles.fees, answer.roles.costs, 'totalCosts'];
  const lines = statementOf(answer);
  const rows = answer.sheet.flatMap((section) => section.rows.filter(({ tone }) => tone === 'out'));
  return new Map(
    rows.flatMap(({ key }) => {
      const line = sums.includes(key) ? undefined : lines[key];
      return line ? [[key, inDollars(line, day) ?? money('0', 'USD')] as const] : [];
    }),
  );
}

/** The line that costs most beyond what it costs in another answer of the same platform; none where no line costs more. */
export function largestDifference(
  dear: Answer,
  cheap: Answer,
  day: IsoDate,
): Readonly<{ key: string; less: Money<'USD'> }> | undefined {
  const other = outgoings(cheap, day);
  const [most] = [...outgoings(dear, day)]
    .map(([key, amount]) => ({ key, less: minus(amount, other.get(key) ?? money('0', 'USD')) }))
    .toSorted((a, b) => compare(b.less, a.less));
  return most && most.less.units > 0n ? most : undefined;
}
