import type { buildKinds, publishStates } from '@formation/console-api';
import type { Refused } from '@formation/leads';
import type { Difference } from './json-changes.ts';

export type PublishState = (typeof publishStates)[number];
export type BuildKind = (typeof buildKinds)[number];

/** A change of what an entry says; the newest of an entry is its draft, or what the site shows. */
export type Edit = Readonly<{
  entry: string;
  version: number;
  who: string;
  at: number;
  /** What the released file held when it was written. */
  released: unknown;
  before: unknown;
  after: unknown;
}>;

/** Which version of each entry a publish shows; an entry that is not named is as released. */
export type Versions = Readonly<Record<string, number>>;

/** Whether a publish shows nothing of the firm's own: every entry is as released. */
export const hasNothing = (versions: Versions): boolean => Object.keys(versions).length === 0;

export type Changed = Readonly<{ id: string; differences: readonly Difference[] }>;

export type Publish = Readonly<{
  number: number;
  kind: BuildKind;
  key: string;
  who: string;
  at: number;
  state: PublishState;
  versions: Versions;
  changes: readonly Changed[];
  why: readonly string[];
  began: number;
  ended: number;
}>;

/** Whether a build is still to end. */
export const isGoing = ({ state }: Publish): boolean => state === 'waiting' || state === 'building';

/** With a reason it has failed already: it only tells of something. */
export type NewPublish = Pick<Publish, 'kind' | 'key' | 'who' | 'versions' | 'changes'> & Partial<Pick<Publish, 'why'>>;

/** What the firm has written of its site. It only grows, but for the state of a publish. */
export type SiteStore = Readonly<{
  /** The newest edit of each entry. */
  newest: () => Promise<readonly Edit[]>;
  /** An edit that a publish shows. */
  edit: (entry: string, version: number) => Promise<Edit | undefined>;
  /** Of two who write the same version one is told. */
  add: (edit: Omit<Edit, 'at'>) => Promise<Edit | Refused<'changed'>>;
  /** What went to the site, or was to; the newest first. */
  publishes: (most: number) => Promise<readonly Publish[]>;
  /** The newest of each kind, the newest of all first. */
  builds: () => Promise<readonly Publish[]>;
  /** What the site shows, or will as soon as it is built; undefined while it is as released. */
  shown: () => Promise<Publish | undefined>;
  /** Of previews and what is built again, only the newest stays. `last`: the number of the newest build that was looked at; another came since, or is under way: `publishing`. */
  publish: (wanted: NewPublish, last: number) => Promise<Publish | Refused<'publishing'>>;
  /** The publish that waits to be built, for one server and for a time; a dead server's is given away again. */
  claim: (forMs: number) => Promise<Publish | undefined>;
  /** The same of one that is done, for a server that does not show it. */
  claimAgain: (number: number, forMs: number) => Promise<Publish | undefined>;
  /** Goes on having it. */
  keep: (number: number, forMs: number) => Promise<void>;
  settle: (number: number, end: Readonly<{ state: 'done' | 'failed'; why?: readonly string[] }>) => Promise<void>;
}>;
