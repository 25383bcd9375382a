import type { SignedIn } from '../accounts/account-types.ts';

/** What is known of who asks, before it is known who it is. */
export type Visit = Readonly<{
  /** The client's address, IPv6 by its /64. */
  address: string;
  /** What the browser calls itself. */
  browser: string;
  /** The tokens of its cookies. */
  session?: string | undefined;
  device?: string | undefined;
}>;

/** A visit of somebody who is signed in. */
export type StaffVisit = Visit & Readonly<{ session: string; by: SignedIn }>;

/** The new tokens of a browser that somebody has signed in with. */
export type Entered = Readonly<{ session: string; device: string }>;
