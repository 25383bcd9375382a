import type { ConsoleStore } from '../accounts/account-types.ts';
import { hashOf } from './tokens.ts';

type Parts = Readonly<{ store: ConsoleStore; now: () => number }>;

/** How long who has shown who they are may save files and erase, as often as the work wants it. */
const latelyMs = 10 * 60_000;

const keyOf = (session: string) => hashOf(`lately ${session}`);

/** Notes that somebody has just shown in a session who they are. */
export const noteShown = ({ store, now }: Parts, session: string, accountId: string): Promise<void> =>
  store.putOneTimeToken(keyOf(session), {
    kind: 'confirmation',
    subject: accountId,
    data: '',
    until: now() + latelyMs,
  });

/** Whether somebody has shown within the last minutes who they are: a found session hands out no files. */
export const hasShownLately = async (store: ConsoleStore, session: string): Promise<boolean> =>
  (await store.oneTimeToken(keyOf(session), 'confirmation')) !== undefined;
