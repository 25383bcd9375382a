import type { TemplateParams } from '@formation/leads';
import type { EnquiryState } from './inbox.ts';

/** How much has come, and how much of it nobody has taken. */
export type Came = Readonly<{
  /** Since the instant that was asked about. */
  since: number;
  nobodys: number;
  /** When the oldest came that nobody took; undefined when there is none. */
  oldest: number | undefined;
  /** All that are held, whenever they came: real people can be among them. */
  held: number;
}>;

/** An enquiry that is to be looked at again. */
export type FollowUp = Readonly<{
  id: string;
  address: string;
  params: TemplateParams;
  state: EnquiryState;
  holder: string;
  followUp: number;
}>;

/** Who has waited longest. */
export type Waiting = Readonly<{ id: string; address: string; params: TemplateParams; receivedAt: number }>;

/** What somebody looks at who begins the day. */
export type InboxCounts = Readonly<{
  /** The enquiries since an instant, and those that wait for somebody to take them. Held ones are counted apart. */
  came: (since: number) => Promise<Came>;
  /** Who has waited longest of what nobody has and of what is overdue; undefined where nobody waits. */
  longestWaiting: () => Promise<Waiting | undefined>;
  /** Those to be looked at before an instant, the longest overdue first, and how many they are; what is won or lost is not. */
  followUps: (before: number, most: number) => Promise<Readonly<{ rows: readonly FollowUp[]; count: number }>>;
}>;
