import type { Store } from '../db/store.ts';
import type { Settings } from '../settings.ts';

/** What was looked at: well, worth a look, or wrong. */
export type Finding = Readonly<{
  about: string;
  state: 'ok' | 'look' | 'bad';
  says: string;
  /** What a trouble is about where that can change while it lasts: then it is told anew. */
  key?: string;
}>;

/** What a look needs. */
export type Watched = Readonly<{ store: Store; settings: Settings; now: number }>;

export type Check = (watched: Watched) => Promise<Finding>;

export const finding = (about: string, state: Finding['state'], says: string): Finding => ({ about, state, says });

/** What went wrong, in few words. */
export const because = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);
