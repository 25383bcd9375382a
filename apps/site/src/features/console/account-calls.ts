import { ask, type CodeKey, type Done, type Enrolled, type Options, post, type Typed } from './calls.ts';
import type { Role } from './words.ts';

export type Passkey = Readonly<{ id: string; name: string; since: string; used: string }>;

export type Ways = Readonly<{
  passkeys: readonly Passkey[];
  password: boolean;
  recoveryCodes: number;
  takesPasskeys: boolean;
}>;

export const ways = () => ask<Ways>('/account');

export const confirmByPasskey = (proof: object) => post<Done>('/confirmation/passkey', { proof });
export const confirmByPassword = ({ password, code }: Typed) =>
  post<Done>('/confirmation/password', { password, code });

export const newPasskeyOptions = () => post<Readonly<{ passkey: Options }>>('/account/passkeys/options');
export const addPasskey = (proof: object, name: string) => post<Done>('/account/passkeys', { proof, name });
export const namePasskey = (id: string, name: string) => post<Done>('/account/passkeys/name', { id, name });
export const removePasskey = (id: string) => post<Done>('/account/passkeys/remove', { id });

export const changePassword = ({ password }: Typed) => post<Done>('/account/password', { password });
export const newCodeKey = () => post<CodeKey>('/account/codes/look');
export const changeCodes = ({ code, password }: Typed) => post<Done>('/account/codes', { code, password });
export const renewRecoveryCodes = () => post<Enrolled>('/account/recovery-codes');

export type Person = Readonly<{
  id: string;
  email: string;
  role: Role;
  passkeys: number;
  password: boolean;
  isYou: boolean;
  seen: string | null;
  /** How many open enquiries they have. */
  has: number;
}>;

export type Invitation = Readonly<{ id: string; email: string; role: Role; until: string }>;

export type Firm = Readonly<{ accounts: readonly Person[]; invitations: readonly Invitation[] }>;
type Linked = Readonly<{ link: string }>;
/** A link that is shown once, and for whom it is. */
export type Shown = Linked & Readonly<{ email: string }>;

const account = (id: string) => `/accounts/${encodeURIComponent(id)}`;

export const firm = () => ask<Firm>('/accounts');
export const changeRole = (id: string, role: Role) => post<Done>(`${account(id)}/role`, { role });
export const resetAccount = (id: string) => post<Linked>(`${account(id)}/reset`);
export const endAccount = (id: string) => post<Done>(`${account(id)}/end`);
export const invite = ({ email, role }: Typed) => post<Linked>('/invitations', { email, role });
export const withdraw = (id: string) => post<Done>(`/invitations/${encodeURIComponent(id)}/withdraw`);
