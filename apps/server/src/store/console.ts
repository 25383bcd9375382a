import type { Refused } from '@formation/leads';

/** What somebody may do in the console: everything; see and answer; only see. */
export const roles = ['owner', 'agent', 'reader'] as const;
export type Role = (typeof roles)[number];

/** What the log of the console speaks of. */
export const actNames = [
  'invited',
  'enrolled',
  'signed-in',
  'recovered',
  'signed-out',
  'session-ended',
  'role-changed',
  'reset',
  'removed',
  'hours-changed',
  'enquiry-erased',
  'downloaded',
  'exported',
  'erased',
] as const;
export type ActName = (typeof actNames)[number];

/** What is good for a while. */
export type SlipKind = 'invitation' | 'challenge' | 'device';

export type Slip = Readonly<{
  kind: SlipKind;
  /** Whose it is; empty for a challenge, which may become anybody's. */
  subject: string;
  data: string;
  until: number;
}>;

export type Account = Readonly<{
  id: string;
  email: string;
  role: Role;
  /** As it is kept; empty for one who has none. */
  password: string;
  codeSecret: string;
  codeStep: number;
  createdAt: number;
  passkeys: number;
}>;

export type Passkey = Readonly<{
  id: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
}>;

/** Ways to sign in; of the two at least one. */
export type Factors = Readonly<{
  passkey?: Passkey | undefined;
  password?: Readonly<{ kept: string; codeSecret: string; codeStep: number }> | undefined;
  /** Hashes of the codes for the day when the rest is lost. */
  recovery: readonly string[];
}>;

export type Session = Readonly<{ id: string; device: string; createdAt: number; seenAt: number; until: number }>;

/** Who asks, by a session that has not ended. */
export type SignedIn = Readonly<{ account: Account; session: Session }>;

export type NewSession = Readonly<{
  hash: string;
  /** The session that the browser had before, by its hash: it ends. */
  replaces: string | undefined;
  device: string;
  until: number;
}>;

/** What was done, by whom, about what. It names no visitor. */
export type Act = Readonly<{ at: number; who: string; act: ActName; about: string; detail: string }>;
export type NewAct = Readonly<{ who: string; act: ActName; about?: string; detail?: string }>;

/** Accounts of the firm's people, their sessions, and the log of what they did. Hashes are `hashOf` a token. */
export type ConsoleStore = Readonly<{
  /** Whether there is anybody to sign in, or somebody invited. */
  isOpen: () => Promise<boolean>;
  accounts: () => Promise<readonly Account[]>;
  /** By the e-mail address in any letter case, or by id. */
  account: (by: Readonly<{ email: string } | { id: string }>) => Promise<Account | undefined>;
  passkey: (id: string) => Promise<(Passkey & Readonly<{ accountId: string }>) | undefined>;

  /** Makes the account of an invitation, or gives it new factors for all of its old ones. The invitation is used up. */
  enrol: (invitation: string, factors: Factors) => Promise<Account | Refused<'bad-token'>>;
  /** Takes all ways to sign in from an account and ends its sessions. */
  reset: (email: string, who: string) => Promise<boolean>;
  setRole: (email: string, role: Role, who: string) => Promise<boolean>;
  remove: (email: string, who: string) => Promise<boolean>;

  /** Notes the step of a one-time code; false when it, or a later one, was taken before. */
  takeCode: (accountId: string, step: number) => Promise<boolean>;
  /** Uses up a recovery code; false when the account has no such code. */
  takeRecovery: (accountId: string, hash: string) => Promise<boolean>;
  countPasskey: (id: string, counter: number) => Promise<void>;

  begin: (accountId: string, session: NewSession, act: NewAct) => Promise<void>;
  signedIn: (hash: string) => Promise<SignedIn | undefined>;
  sessions: (accountId: string) => Promise<readonly Session[]>;
  end: (accountId: string, sessionId: string, act: NewAct) => Promise<boolean>;
  endAll: (email: string, who: string) => Promise<number>;

  putSlip: (hash: string, slip: Slip) => Promise<void>;
  /** Shows a slip and leaves it. */
  slip: (hash: string, kind: SlipKind) => Promise<Slip | undefined>;
  /** Uses a slip up: of several who take it one gets it. */
  takeSlip: (hash: string, kind: SlipKind) => Promise<Slip | undefined>;
  /** Counts a try. Says how many milliseconds to wait when `most` are used up; 0 when this one is fine. */
  try: (key: string, limit: Readonly<{ most: number; spanMs: number }>) => Promise<number>;
  forgiveTries: (keys: readonly string[]) => Promise<void>;

  log: (act: NewAct) => Promise<void>;
  /** The newest first. */
  acts: (most: number) => Promise<readonly Act[]>;
  /** What was done about these: at most five hundred. */
  actsAbout: (things: readonly string[]) => Promise<readonly Act[]>;
  /** Removes what has run out: sessions, slips and tries. */
  tidy: () => Promise<void>;
}>;
