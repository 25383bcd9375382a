import type { Fault } from '@formation/fees';
import { readNumberField, type NumericField } from '@formation/fees/numbers';
import { countsShares, servicesOf, type CompanyForm, type ServiceKey, type ShownCurrency } from '@formation/formation';
import { inCurrency, type Currency, type Decimal, type Money } from '@formation/money';
import type { Typed } from '../../../lib/input/use-typed.ts';

const named = (name: string) => ({ key: name, name, group: '' });
const amount = (name: string, currency: Currency): NumericField => ({
  ...named(name),
  kind: 'amount',
  currency: () => currency,
});

/** How many rupees a dollar is, by the visitor. */
const rupees: NumericField = { ...named('rupees'), kind: 'number', sign: 'LKR' };

/** The names of what is said of shares: how many are allowed and issued, and the assets in dollars. */
export const shareFields = ['shares', 'issued', 'assets'] as const;

const shares: Readonly<Record<(typeof shareFields)[number], NumericField>> = {
  shares: { ...named('shares'), kind: 'number', whole: true },
  issued: { ...named('issued'), kind: 'number', whole: true },
  assets: amount('assets', 'USD'),
};

/** The field for the price of a service. */
export const priceName = (service: ServiceKey) => `${service}-price` as const;

const priceField = (service: ServiceKey, currency: Currency) => amount(priceName(service), currency);

/** How many rupees a dollar is; nothing where nothing is typed. */
export const typedRate = (typed: Typed): Decimal | undefined => readNumberField(rupees, typed['rupees'] ?? '').value;

/** What is said of shares, in the order of their fields; left out, it is 0. */
export const typedShares = (typed: Typed): readonly Decimal[] =>
  shareFields.map((name) => readNumberField(shares[name], typed[name] ?? '').value ?? { units: 0n, scale: 0 });

/** A price that a visitor was quoted. */
export function typedPrice(service: ServiceKey, text: string, currency: ShownCurrency): Money | undefined {
  const { value } = readNumberField(priceField(service, currency), text);
  return value && inCurrency(value, currency);
}

type Request = Readonly<{ form: CompanyForm; typed: Typed; currency: ShownCurrency }>;

/** Why numbers that this form of company asks for do not count, by the names of their fields, in the order of the page. */
export function numberFaults({ form, typed, currency }: Request): ReadonlyMap<string, Fault> {
  const fields: readonly NumericField[] = [
    ...(countsShares(form) ? shareFields.map((name) => shares[name]) : []),
    ...servicesOf(form).map(({ key }) => priceField(key, currency)),
    rupees,
  ];
  const faults = fields.flatMap((field) => readNumberField(field, typed[field.name] ?? '').fault ?? []);
  return new Map(faults.map((fault) => [fault.key, fault]));
}
