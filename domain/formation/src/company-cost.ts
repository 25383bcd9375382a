import { toExactText } from '@formation/money';
import { oldRate, ratesOn } from '@formation/money/exchange-rates';
import type { CostKey, CostLine } from './cost-line.ts';
import type { CostRequest } from './cost-request.ts';
import { notCounted, type NotCountedKey } from './not-counted.ts';
import { coveredBy } from './our-package.ts';
import { registryLines } from './registry-lines.ts';
import { serviceLines } from './service-lines.ts';
import type { Span } from './span.ts';
import { isOpen, nothing, sumOf, type RatesUsed, type Sum } from './totals.ts';

export type CompanyCost = Readonly<{
  lines: readonly CostLine[];
  /** The sum of each year, from year 1. */
  years: readonly Sum[];
  total: Sum;
  /** Lines that are not in the sums, wholly or in part: nobody publishes a price, or the visitor left out what the law asks for. */
  without: readonly CostKey[];
  /** What may be paid besides and depends on what the company does: see {@link notCounted}. */
  notCounted: readonly NotCountedKey[];
  /** Lines whose upper end nobody knows: the sums can be higher than they say. */
  openEnded: readonly CostKey[];
  rates: RatesUsed;
}>;

export type CostRefusal = Readonly<{ refused: 'negative-price' | 'no-package-here' | 'no-rate' }>;

/**
 * What a company costs over some years: every line with its amounts, days and sources, and their sums.
 *
 *     total = sum of the payments of every line, each the fee of its own day, each converted at the rates shown
 *
 * Where a price is only known as a range, the sums are of the typical ones and say from where to where they reach.
 *
 * @returns exact amounts; round only to show them.
 */
export function companyCost(request: CostRequest): CompanyCost | CostRefusal {
  const refused = refusal(request);
  if (refused) return { refused };
  const { day, today, years, exists = false, rupees } = request;
  const span: Span = { formed: day, from: exists ? today : day, years, exists };

  const lines = [...packageLine(request), ...registry(request, span), ...serviceLines(request, span)];
  const counted = exists ? today : day;
  const table = ratesOn(counted);
  const old = oldRate(table.from, counted < today ? counted : today);
  const rates = rupees ? { value: { ...table.value, LKR: toExactText(rupees) } } : table;
  const paid = lines.flatMap(({ payments }) =>
    payments.flatMap(({ amount, ...rest }) => (amount ? [{ ...rest, amount }] : [])),
  );
  const isUnknown = ({ status, payments }: CostLine) => status === 'off' || payments.some(({ amount }) => !amount);
  return {
    lines,
    years: Array.from({ length: years }, (_, n) =>
      sumOf(
        paid.filter(({ year }) => year === n + 1),
        rates,
      ),
    ),
    total: sumOf(paid, rates),
    without: lines.filter(isUnknown).map(({ key }) => key),
    notCounted: notCounted(request.form, request.services),
    openEnded: lines.filter(({ payments }) => payments.some(isOpen)).map(({ key }) => key),
    rates: {
      day: table.from,
      source: table.source,
      ...(old && { old }),
      ...(rupees && { ownRupees: toExactText(rupees) }),
    },
  };
}

function refusal({
  form,
  exists,
  package: ours,
  services = {},
  rupees,
}: CostRequest): CostRefusal['refused'] | undefined {
  const own = Object.values(services).filter((choice) => typeof choice === 'object');
  if ([ours?.price, ...own].some((price) => price && price.units < 0n)) return 'negative-price';
  if (rupees && rupees.units <= 0n) return 'no-rate';
  return ours && (exists || (form.country !== 'us' && form.country !== 'uk')) ? 'no-package-here' : undefined;
}

function packageLine({ package: ours, day }: CostRequest): readonly CostLine[] {
  return ours ? [{ key: 'package', status: 'ours', payments: [{ year: 1, day, amount: ours.price }] }] : [];
}

/** The registry's lines; one that the package covers is there, and costs nothing more. */
function registry({ form, today, package: ours }: CostRequest, span: Span): readonly CostLine[] {
  const included: readonly CostKey[] = ours ? coveredBy(ours, form) : [];
  return registryLines(form, span, today).map((line) =>
    included.includes(line.key)
      ? {
          ...line,
          status: 'included',
          payments: line.payments.map(({ year, day }) => ({ year, ...(day && { day }), amount: nothing })),
        }
      : line,
  );
}
