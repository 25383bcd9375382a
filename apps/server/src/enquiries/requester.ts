import type { Locale } from '@formation/content';

/** Where a request comes from; it is stored under the seal of `sealed-sender.ts` only. */
export type Requester = Readonly<{
  /** The client's address, IPv6 by its /64. */
  sender: string;
  /** Its `Idempotency-Key`, good for one call of this sender. Without one, the same body from the same sender within 10 minutes is the same request. */
  key?: string | undefined;
  /** The token of the form that it was sent with, where that is good. It serves for one request and its repeats. */
  form?: string | undefined;
  /** The language of the page that it was made on; English without it. */
  language?: Locale | undefined;
}>;
