import { agentIsChoice, type DutyId } from '@formation/deadlines';
import type { Money } from '@formation/money';
import type { CompanyForm, UsForm } from './company-form.ts';
import type { FeeSchedule, Listed, Remark } from './fee-schedule.ts';
import { ukDataProtection } from './tables/registry-fees.ts';
import * as prices from './tables/service-prices.ts';
import type { ShownCurrency } from './totals.ts';

/** What others are paid for beside the registry: agents, accountants, and duties that somebody else does. */
export const serviceKeys = [
  'registered-agent',
  'company-secretary',
  'address',
  'auditor',
  'form-5472',
  'form-1065',
  'tax-return',
  'employers-return',
  'data-protection',
  'accountant',
  'itin',
] as const;
export type ServiceKey = (typeof serviceKeys)[number];

/**
 * What a visitor says of a service: it is wanted or not, at a price of their own a year (once, for an ITIN) or at the
 * usual one.
 */
export type ServiceChoice = 'on' | 'off' | Money<ShownCurrency>;
export type ServiceChoices = Readonly<Partial<Record<ServiceKey, ServiceChoice>>>;

/** A service that a company of some form may need. */
export type Service = Readonly<{
  key: ServiceKey;
  /** The law asks for it; or it is usual, as what a bank asks for; or only some want it. */
  need: 'law' | 'usual' | 'some';
  /** What a reader must know of it at any price: of which companies the law asks for it, or when it falls due. */
  remark?: Remark;
  /** What it usually costs; absent where no public price was found. */
  listed?: Listed<ShownCurrency>;
  /** The duty whose days are its days of payment. */
  duty?: DutyId;
  once?: true;
}>;

const usd = (schedule: FeeSchedule) => ({ schedule, currency: 'USD' }) as const;
const gbp = (schedule: FeeSchedule) => ({ schedule, currency: 'GBP' }) as const;
const lkr = (schedule: FeeSchedule) => ({ schedule, currency: 'LKR' }) as const;
const hkd = (schedule: FeeSchedule) => ({ schedule, currency: 'HKD' }) as const;

const agent: Service = { key: 'registered-agent', need: 'law', listed: usd(prices.usRegisteredAgent) };
const usAddress: Service = { key: 'address', need: 'usual', listed: usd(prices.usAddress) };
const bookkeeper: Service = { key: 'accountant', need: 'some' };
const itin: Service = { key: 'itin', need: 'some', listed: usd(prices.usItin), once: true };

const llc: readonly Service[] = [
  agent,
  { key: 'form-5472', need: 'law', listed: usd(prices.usForm5472), duty: 'us-form-5472' },
  usAddress,
  bookkeeper,
  itin,
];
/** No public price of its preparation was found; it takes the place of Form 5472. */
const partnership: readonly Service[] = [
  agent,
  { key: 'form-1065', need: 'law', duty: 'us-form-1065' },
  usAddress,
  bookkeeper,
  itin,
];
const corporation: readonly Service[] = [
  agent,
  { key: 'tax-return', need: 'law', listed: usd(prices.usTaxReturn), duty: 'us-form-1120' },
  usAddress,
  bookkeeper,
  itin,
];
const uk: readonly Service[] = [
  { key: 'address', need: 'law', listed: gbp(prices.ukAddress) },
  { key: 'accountant', need: 'usual', listed: gbp(prices.ukAccountant) },
  { key: 'data-protection', need: 'some', remark: 'if-personal-data', listed: gbp(ukDataProtection) },
];
const hk: readonly Service[] = [
  { key: 'company-secretary', need: 'law', listed: hkd(prices.hkSecretary) },
  { key: 'address', need: 'law', listed: hkd(prices.hkAddress) },
  { key: 'auditor', need: 'law', remark: 'due-after-its-year', listed: hkd(prices.hkAudit) },
  { key: 'tax-return', need: 'law', remark: 'due-after-its-year', listed: hkd(prices.hkTaxReturn) },
  { key: 'employers-return', need: 'law', listed: hkd(prices.hkEmployersReturn) },
  { key: 'accountant', need: 'usual', listed: hkd(prices.hkBookkeeping) },
];

const lk: readonly Service[] = [
  { key: 'company-secretary', need: 'law', remark: 'own-secretary-lk', listed: lkr(prices.lkSecretary) },
  { key: 'auditor', need: 'law', listed: lkr(prices.lkAudit) },
  { key: 'tax-return', need: 'law', listed: lkr(prices.lkTaxReturn) },
  bookkeeper,
];

/** The services of a form, what the law asks for first. */
export function servicesOf(form: CompanyForm): readonly Service[] {
  if (form.country === 'us') return usServices(form);
  if (form.country === 'uk') return uk;
  if (form.country === 'hk') return hk;
  return form.kind === 'ltd' ? lk : [bookkeeper];
}

function usServices(form: UsForm): readonly Service[] {
  const services = ofUsKind(form);
  return agentIsChoice(form.state) ? [{ ...agent, need: 'usual' }, ...services.slice(1)] : services;
}

function ofUsKind({ kind, owners }: UsForm): readonly Service[] {
  if (kind === 'corporation') return corporation;
  return owners === 'several' ? partnership : llc;
}

/** Whether a service counts: as chosen, else where the law asks for it or it is usual. */
export function isWanted({ key, need }: Service, choices: ServiceChoices): boolean {
  const choice = choices[key];
  return choice === undefined ? need !== 'some' : choice !== 'off';
}
