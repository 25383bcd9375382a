import { usStateReports, type StateCode } from '@formation/deadlines';
import type { CompanyForm, UsForm } from '../company-form.ts';

/** What can be counted, by its names in addresses; `lk` is a sole trader. */
export const places = ['us', 'uk', 'hk', 'lk-ltd', 'lk'] as const;
export const kinds = ['llc', 'llc-several', 'corporation'] as const;

export type Place = (typeof places)[number];
type Kind = (typeof kinds)[number];

const isState = (text: string | undefined): text is StateCode =>
  text !== undefined && Object.hasOwn(usStateReports, text);

const kindsOfForm = {
  llc: { kind: 'llc' },
  'llc-several': { kind: 'llc', owners: 'several' },
  corporation: { kind: 'corporation' },
} as const satisfies Readonly<Record<Kind, Omit<UsForm, 'country' | 'state'>>>;

/** What a kind of company in the US is called in the form and in links. */
export const kindOf = ({ kind, owners }: UsForm): Kind => (kind === 'llc' && owners ? 'llc-several' : kind);

/** The form of company that a place, a state and a kind name; Wyoming where no state is named, an LLC where no kind is. */
export function formOf(place: Place, state: string | undefined, kind: string | undefined): CompanyForm {
  if (place === 'us') {
    const ofKind = kindsOfForm[kinds.find((known) => known === kind) ?? 'llc'];
    return { country: 'us', state: isState(state) ? state : 'WY', ...ofKind };
  }
  if (place === 'lk') return { country: 'lk', kind: 'sole-trader' };
  return { country: place === 'lk-ltd' ? 'lk' : place, kind: 'ltd' };
}

/** The place of the form that a form of company is counted under. */
export const placeOf = (form: CompanyForm): Place =>
  form.country === 'lk' && form.kind === 'ltd' ? 'lk-ltd' : form.country;
