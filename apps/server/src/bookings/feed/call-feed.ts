/** Which calls somebody has in their own calendar: those that they hold, or everybody's. */
export type FeedScope = 'mine' | 'all';

/** Who reads a feed, by e-mail address, and what of the calls. */
export type CallFeed = Readonly<{ email: string; scope: FeedScope }>;

export type CallFeedStore = Readonly<{
  /** The feed of a secret; undefined once it was revoked, or its reader's account has ended. */
  find: (secret: string) => Promise<CallFeed | undefined>;
  /** Whether somebody has one, since when and of what. */
  of: (accountId: string) => Promise<Readonly<{ scope: FeedScope; madeAt: number }> | undefined>;
  /** The secret of a new one; the one before ends. */
  make: (accountId: string, scope: FeedScope) => Promise<string>;
  /** False when there was none. */
  revoke: (accountId: string) => Promise<boolean>;
}>;
