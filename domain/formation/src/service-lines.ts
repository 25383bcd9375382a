import { lineOf, type CostLine, type When } from './cost-line.ts';
import type { CostRequest } from './cost-request.ts';
import { dueYears } from './due-years.ts';
import { feeOn, type Fee } from './fee-schedule.ts';
import { coveredBy } from './our-package.ts';
import { isWanted, servicesOf, type Service } from './services.ts';
import { everyYear, type Span } from './span.ts';
import { nothing, type ShownCurrency } from './totals.ts';

/** The services that count. One that the package covers costs nothing in the first year. */
export function serviceLines(request: CostRequest, span: Span): readonly CostLine[] {
  const { form, services: choices = {}, package: ours } = request;
  const included: readonly string[] = ours ? coveredBy(ours, form) : [];
  return servicesOf(form).flatMap((service) => {
    const { key, need, remark } = service;
    const required = need === 'law' ? { required: true as const } : {};
    if (!isWanted(service, choices)) return need === 'law' ? [{ key, status: 'off', payments: [], ...required }] : [];
    return lineOf(key, feeOf(service, request), timesOf(service, request, span)).map((line) => ({
      ...(included.includes(key) ? covered(line) : line),
      ...required,
      ...(remark && { remarks: [remark, ...(line.remarks ?? [])] }),
    }));
  });
}

/** The visitor's own price, or the usual one of a day. */
function feeOf({ key, listed }: Service, { services = {}, today }: CostRequest) {
  const choice = services[key];
  if (typeof choice === 'object') return (): Fee<ShownCurrency> => ({ amount: choice, status: 'own' });
  return (day: When['feeOf']): Fee<ShownCurrency> => (listed ? feeOn(listed, day, today) : { status: 'not-published' });
}

function timesOf({ duty, once }: Service, { form }: CostRequest, span: Span): readonly When[] {
  if (once) return everyYear({ ...span, years: 1 });
  return duty && form.country !== 'lk' ? dueYears({ ...form, incorporated: span.formed }, duty, span) : everyYear(span);
}

function covered(line: CostLine): CostLine {
  const payments = line.payments.map(({ year, day, ...paid }) => ({
    year,
    ...(day && { day }),
    ...(year === 1 ? { amount: nothing } : paid),
  }));
  return { ...line, status: 'included', payments };
}
