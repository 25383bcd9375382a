import type { StateCode } from '@formation/deadlines';

/** What can be set up, and where: a company abroad, or staying a sole trader in Sri Lanka. */
export type CompanyForm = UsForm | UkForm | HkForm | SoleTrader;

export type UsKind = 'llc' | 'corporation';
export type UsForm = Readonly<{
  country: 'us';
  state: StateCode;
  kind: UsKind;
  /** An LLC with several owners is a partnership for tax. */
  owners?: 'several';
}>;
export type UkForm = Readonly<{ country: 'uk'; kind: 'ltd' }>;
export type HkForm = Readonly<{ country: 'hk'; kind: 'ltd' }>;
export type SoleTrader = Readonly<{ country: 'lk'; kind: 'sole-trader' }>;
