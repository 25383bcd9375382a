import { fill, type Messages } from '@formation/content';
import type { IsoDate, NetAmount, PaidBy, PlatformName } from '@formation/fees';
import { moneyText, toExactText } from '@formation/money';
import { oldRate } from '@formation/money/exchange-rates';
import { hasRupees, inRupees, payoutFields, rupeeRate } from '@formation/payouts/rupees';
import { TextField } from '@formation/ui';
import { useContext, useState } from 'react';
import { useIsHydrated, useOnShown } from '../../../hydration/use-hydrated.ts';
import { RateAge } from '../../../lib/figures/rate-age.tsx';
import { numberEcho } from '../../../lib/input/number-echo.ts';
import { shortened } from '../../../lib/input/number-fault.ts';
import { dayName } from '../../../lib/text/dates/day-name.ts';
import { Embedded } from '../../../lib/tool/embedded.ts';
import { pathHere } from '../scenarios/path-here.ts';
import { saveRates, savedRates, type SavedRates } from './saved-rates.ts';

type Props = Readonly<{
  words: Messages['calculators']['published']['rupees'];
  /** Absent where the result above has said how old the rates are. */
  oldRate: Messages['calculators']['published']['oldRate'] | undefined;
  readBack: string;
  day: IsoDate;
  tool: PlatformName;
  /** How whoever pays on this platform pays. */
  paidBy: PaidBy | undefined;
}> &
  NetAmount;

type ToPayoutsProps = Readonly<{ text: string; fields: Readonly<Record<string, string>> }>;

/** The link to the comparison of payout routes for this payment. */
function ToPayouts({ text, fields }: ToPayoutsProps) {
  const isHydrated = useIsHydrated();
  return (
    <p>
      <a href={isHydrated ? pathHere(`/payouts?${new URLSearchParams(fields)}`) : undefined}>{text}</a>
    </p>
  );
}

/**
 * What is left in rupees, at the rate of the table or the visitor's own, and the way home from there. A rate that was
 * typed holds for its currency in every form and every calculator of the tab, but in pages of others.
 */
export function Rupees({ words, oldRate: ageWords, readBack, left, sale, day, tool, paidBy }: Props) {
  const [typed, setTyped] = useState<SavedRates>({});
  const isEmbedded = useContext(Embedded);
  const savedHere = () => (isEmbedded ? {} : savedRates());
  useOnShown(() => setTyped((before) => ({ ...before, ...savedHere() })));
  const { currency } = left;
  const own = typed[currency] ?? '';
  const setOwn = (text: string) => {
    const rates = { ...typed, ...savedHere(), [currency]: text }; // one may have been typed elsewhere
    setTyped(rates);
    if (!isEmbedded) saveRates(rates);
  };
  if (!hasRupees(currency)) return null;
  const { value, from, isOwn, isRefused } = rupeeRate(currency, own, day);
  const of = { tool, paidBy, own: isOwn ? value : undefined, day };
  const fields = sale && payoutFields(sale, of);
  const amount = moneyText(inRupees(left, value));
  const { readAs } = numberEcho(own, { kind: 'amount', readBack });
  return (
    <section className="stack small mt-4 no-print" aria-label={words.title}>
      <p>
        <b>{fill(words.line, { amount })}</b>{' '}
        {isOwn ? words.atOwn : fill(words.atTable, { rate: toExactText(value), currency, day: dayName(from) })}
      </p>
      {ageWords && !isOwn && <RateAge old={oldRate(from, day)} words={ageWords} canEnter />}
      <TextField
        label={fill(words.rate, { currency })}
        inputMode="decimal"
        placeholder={toExactText(value)}
        value={own}
        aria-invalid={isRefused || undefined}
        help={isRefused ? fill(words.refused, { given: shortened(own) }) : readAs}
        onChange={({ currentTarget }) => setOwn(currentTarget.value)}
      />
      {fields && <ToPayouts text={fill(words.home, { amount: moneyText(sale.paid) })} fields={fields} />}
    </section>
  );
}
