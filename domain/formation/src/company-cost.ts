import type { IsoDate } from '@formation/calendar';
import { money } from '@formation/money';
import { ratesOn } from '@formation/money/exchange-rates';
import { possibleAddOns, requiredAddOns, type AddOn } from './add-ons.ts';
import type { CompanyForm } from './company-form.ts';
import type { CostKey, CostLine, Payment } from './cost-line.ts';
import { forgottenFees, type ForgottenFee } from './forgotten-fees.ts';
import { coveredBy, type OurPackage } from './our-package.ts';
import { registryLines } from './registry-lines.ts';
import { totals, type RatesUsed, type Totals } from './totals.ts';

export type CostRequest = Readonly<{
  form: CompanyForm;
  /** The day of formation; the fees known on it apply to every year. */
  day: IsoDate;
  years: 1 | 3 | 5;
  package?: OurPackage;
  addOns?: readonly AddOn[];
}>;

export type CompanyCost = Readonly<{
  lines: readonly CostLine[];
  /** The sum of each year, from year 1. */
  years: readonly Totals[];
  total: Totals;
  /** Lines with a payment that nobody publishes: the sums are without it, and say so. */
  without: readonly CostKey[];
  /** What forgetting would cost. Not in any sum. */
  ifYouForget: readonly ForgottenFee[];
  rates: RatesUsed;
}>;

export type CostRefusal = Readonly<{ refused: 'negative-price' | 'no-package-here' }>;

/**
 * What a company costs over its first years: every line with its amounts, days and sources, and their sums.
 *
 *     total = sum of the payments of every line, each converted at the rates shown
 *
 * @returns exact amounts; round only to show them.
 */
export function companyCost(request: CostRequest): CompanyCost | CostRefusal {
  const { form, day, years, package: ours, addOns = [] } = request;
  const prices = [ours?.price, ...addOns.map(({ price }) => price)];
  if (prices.some((price) => price && price.units < 0n)) return { refused: 'negative-price' };
  if (ours && form.country !== 'us' && form.country !== 'uk') return { refused: 'no-package-here' };

  const lines = [...packageLine(request), ...covered(request), ...addOnLines(request)];
  const rates = ratesOn(day);
  const paid = lines.flatMap((line) => line.payments.flatMap(({ year, amount }) => (amount ? [{ year, amount }] : [])));
  const paidIn = (year: number) => paid.filter((payment) => payment.year === year).map(({ amount }) => amount);
  return {
    lines,
    years: Array.from({ length: years }, (_, n) => totals(paidIn(n + 1), rates)),
    total: totals(
      paid.map(({ amount }) => amount),
      rates,
    ),
    without: lines.filter((line) => line.payments.some(({ amount }) => !amount)).map(({ key }) => key),
    ifYouForget: forgottenFees(form, day),
    rates: { day: rates.from, source: rates.source },
  };
}

function packageLine({ package: ours, day }: CostRequest): readonly CostLine[] {
  return ours ? [{ key: 'package', status: 'ours', payments: [{ year: 1, day, amount: ours.price }] }] : [];
}

/** The registry's lines; one that the package covers is there, and costs nothing more. */
function covered({ form, day, years, package: ours }: CostRequest): readonly CostLine[] {
  const included: readonly CostKey[] = ours ? coveredBy(ours.level, form) : [];
  return registryLines(form, day, years).map((line) =>
    included.includes(line.key)
      ? { ...line, status: 'included', payments: line.payments.map((payment) => ({ ...payment, amount: nothing })) }
      : line,
  );
}

/** Chosen and required services. One that the package covers costs nothing in the first year. */
function addOnLines({ form, years, package: ours, addOns = [] }: CostRequest): readonly CostLine[] {
  const required = requiredAddOns(form);
  const included: readonly CostKey[] = ours ? coveredBy(ours.level, form) : [];
  return possibleAddOns(form).flatMap((key) => {
    const chosen = addOns.find((addOn) => addOn.key === key);
    const isIncluded = included.includes(key);
    if (!chosen && !isIncluded && !required.includes(key)) return [];
    const times = key === 'itin' ? 1 : years;
    const paid = Array.from({ length: times }, (_, n) =>
      priced(n + 1, isIncluded && n === 0 ? nothing : chosen?.price),
    );
    const status = isIncluded ? 'included' : chosen?.price ? 'own' : 'not-published';
    return [{ key, status, payments: paid, ...(required.includes(key) ? { required: true as const } : {}) }];
  });
}

function priced(year: number, amount: Payment['amount']): Payment {
  return amount ? { year, amount } : { year };
}

const nothing = money('0', 'USD');
