import type { actNames, roles } from '@formation/console-api';
import type { Refused } from '@formation/leads';

/** What somebody may do in the console: everything; see and answer; only see. */
export type Role = (typeof roles)[number];

/** What the log of the console speaks of. */
export type AuditAction = (typeof actNames)[number];

/** What is good for a while. */
export type OneTimeTokenKind = 'invitation' | 'challenge' | 'device' | 'confirmation' | 'code-secret';

export type OneTimeToken = Readonly<{
  kind: OneTimeTokenKind;
  /** Whose it is: an account, or the address that is invited; empty for a challenge, which may become anybody's. */
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

export type NamedPasskey = Readonly<{ id: string; name: string; createdAt: number; usedAt: number }>;

/** Ways to sign in; of the two at least one. */
export type Factors = Readonly<{
  passkey?: Passkey | undefined;
  /** What the passkey is called. */
  name?: string | undefined;
  password?: Readonly<{ kept: string; codeSecret: string; codeStep: number }> | undefined;
  /** Hashes of the codes for the day when the rest is lost. */
  recovery: readonly string[];
}>;

/** What somebody changes of their own ways to sign in. */
export type FactorsChange =
  | Readonly<{ act: 'passkey-added'; passkey: Passkey; name: string }>
  | Readonly<{ act: 'passkey-removed'; passkeyId: string }>
  | Readonly<{ act: 'password-changed'; kept: string }>
  /** The program for one-time codes; with a password where there is none yet. */
  | Readonly<{ act: 'codes-changed'; codeSecret: string; codeStep: number; kept: string | undefined }>
  | Readonly<{ act: 'recovery-renewed'; hashes: readonly string[] }>;

/** An invitation that nobody has used. */
export type OpenInvitation = Readonly<{ id: string; email: string; role: Role; until: number }>;

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
export type AuditEntry = Readonly<{ at: number; who: string; act: AuditAction; about: string; detail: string }>;
export type NewAuditEntry = Readonly<{
  who: string;
  act: AuditAction;
  about?: string;
  detail?: string;
  /** Whether whose account it is hears of it by mail. */
  tells?: boolean;
}>;

/** What somebody hears of by mail that was done to their account. */
export type AccountNotice = AuditEntry & Readonly<{ email: string }>;

/** What somebody of the firm is called, and how they sign; empty for who has none. */
export type Profile = Readonly<{ name: string; signature: string; version: number }>;

export type StaffProfiles = Readonly<{
  profile: (accountId: string) => Promise<Profile | undefined>;
  /**
   * Saves what somebody is called. Refuses as `changed` when they changed it elsewhere since the version that was seen;
   * the same again counts once.
   */
  saveProfile: (accountId: string, profile: Profile) => Promise<Profile | Refused<'not-found' | 'changed'>>;
  /** Who has a name, by address. */
  names: () => Promise<readonly Readonly<{ email: string; name: string }>[]>;
}>;

type OwnersDeed = Promise<'done' | Refused<'not-found' | 'last-owner'>>;

/** Accounts of the firm's people, their sessions, and the log of what they did. Hashes are `hashOf` a token. */
export type ConsoleStore = StaffProfiles &
  Readonly<{
    /** Whether there is anybody to sign in, or somebody invited. */
    isOpen: () => Promise<boolean>;
    accounts: () => Promise<readonly Account[]>;
    /** By the e-mail address in any letter case, or by id. */
    account: (by: Readonly<{ email: string } | { id: string }>) => Promise<Account | undefined>;
    /** How many open enquiries somebody has. */
    has: (email: string) => Promise<number>;
    passkey: (id: string) => Promise<(Passkey & Readonly<{ accountId: string }>) | undefined>;

    /** Makes the account of an invitation, or gives it new factors for all of its old ones. The invitation is used up. */
    enrol: (invitation: string, factors: Factors) => Promise<Account | Refused<'bad-token'>>;
    /** Takes all ways to sign in from an account and ends its sessions. */
    reset: (email: string, who: string) => Promise<boolean>;
    /** What a reader had before that is neither won nor lost is nobody’s then, as after `remove`. */
    setRole: (email: string, role: Role, who: string) => Promise<boolean>;
    /** What they had that is neither won nor lost is nobody’s then, which its history says. */
    remove: (email: string, who: string) => Promise<boolean>;

    /** What an owner does to an account: refused where nobody would be left who can come in as an owner. */
    byOwner: Readonly<{
      reset: (accountId: string, who: string) => OwnersDeed;
      setRole: (accountId: string, role: Role, who: string) => OwnersDeed;
      remove: (accountId: string, who: string) => OwnersDeed;
    }>;
    invitations: () => Promise<readonly OpenInvitation[]>;
    /** Makes an invitation; one for the same address that is still open is good no more. */
    putInvitation: (hash: string, invitation: OneTimeToken, act: NewAuditEntry) => Promise<void>;
    /** Takes an invitation back; false when there is none, or it was used. */
    withdraw: (id: string, who: string) => Promise<boolean>;

    passkeys: (accountId: string) => Promise<readonly NamedPasskey[]>;
    namePasskey: (account: Account, passkey: Readonly<{ id: string; name: string }>) => Promise<boolean>;
    recoveryLeft: (accountId: string) => Promise<number>;
    /** Changes one's own ways to sign in; every session but the one that asks ends. */
    changeFactors: (
      by: SignedIn,
      change: FactorsChange,
    ) => Promise<'done' | Refused<'not-found' | 'last-way' | 'taken'>>;

    /** Notes the step of a one-time code; false when it, or a later one, was taken before. */
    redeemCode: (accountId: string, step: number) => Promise<boolean>;
    /** Uses up a recovery code; false when the account has no such code. */
    redeemRecoveryCode: (accountId: string, hash: string) => Promise<boolean>;
    countPasskey: (id: string, counter: number) => Promise<void>;

    begin: (accountId: string, session: NewSession, act: NewAuditEntry) => Promise<void>;
    /**
     * Goes on with a session under a new token, and ends the old one in some seconds: what is under way with it comes through.
     * False where it has ended, or is about to.
     */
    renew: (sessionId: string, hash: string) => Promise<boolean>;
    /** Whose session it is, and that they were there; a page that asks by itself (`isPoll`) is nobody. */
    signedIn: (hash: string, isPoll?: boolean) => Promise<SignedIn | undefined>;
    sessions: (accountId: string) => Promise<readonly Session[]>;
    end: (accountId: string, sessionId: string, act: NewAuditEntry) => Promise<boolean>;
    /** Ends all sessions of an account, but for one that stays where it is named; says how many ended. */
    endAll: (email: string, who: string, stays?: string) => Promise<number>;

    putOneTimeToken: (hash: string, token: OneTimeToken) => Promise<void>;
    /** Shows a slip and leaves it. */
    oneTimeToken: (hash: string, kind: OneTimeTokenKind) => Promise<OneTimeToken | undefined>;
    /** Uses a slip up: of several who take it one gets it. */
    redeemOneTimeToken: (hash: string, kind: OneTimeTokenKind) => Promise<OneTimeToken | undefined>;
    /** Counts a try. Says how many milliseconds to wait when `most` are used up; 0 when this one is fine. */
    try: (key: string, limit: Readonly<{ most: number; spanMs: number }>) => Promise<number>;
    countRefusedSignIn: () => Promise<void>;
    /** How many sign-ins were refused in the hour that began with the first of them. */
    refusedSignIns: () => Promise<number>;
    forgiveTries: (keys: readonly string[]) => Promise<void>;

    log: (act: NewAuditEntry) => Promise<void>;
    /** What a notice by mail is about; undefined when the account is gone. */
    notice: (actId: string) => Promise<AccountNotice | undefined>;
    /** The newest first. */
    auditLog: (most: number) => Promise<readonly AuditEntry[]>;
    /** What was done about these: at most five hundred. */
    actsAbout: (things: readonly string[]) => Promise<readonly AuditEntry[]>;
    /** Removes what has run out: sessions, slips and tries. */
    tidy: () => Promise<void>;
  }>;
