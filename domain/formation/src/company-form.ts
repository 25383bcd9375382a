import { stateCountsShares, type StateCode } from '@formation/deadlines';
import type { Shares } from './delaware-tax.ts';

/** What can be set up, and where: a company abroad or in Sri Lanka, or staying a sole trader there. */
export type CompanyForm = UsForm | UkForm | HkForm | LkForm | SoleTrader;

export type UsKind = 'llc' | 'corporation';
export type UsForm = Readonly<{
  country: 'us';
  state: StateCode;
  kind: UsKind;
  /** An LLC with several owners is a partnership for tax. */
  owners?: 'several';
  /** The shares of a corporation, where its state counts them. */
  shares?: Shares;
}>;

/** Whether a state takes a tax that depends on the shares. */
export const countsShares = (form: CompanyForm): form is UsForm =>
  form.country === 'us' && stateCountsShares(form.state, form.kind);
export type UkForm = Readonly<{ country: 'uk'; kind: 'ltd' }>;
export type HkForm = Readonly<{ country: 'hk'; kind: 'ltd' }>;
/** A private limited company, “(Pvt) Ltd”. */
export type LkForm = Readonly<{ country: 'lk'; kind: 'ltd' }>;
export type SoleTrader = Readonly<{ country: 'lk'; kind: 'sole-trader' }>;
