import { dayMs } from '@formation/calendar';
import type { LetterLimits } from '@formation/leads';
import type { Kysely } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import type { MailKind } from './mails.ts';
import { networkShare } from './network-share.ts';
import { oneMailbox } from './one-mailbox.ts';

/** An address that somebody typed in, who need not be whose it is, and from where. */
type Typed = Readonly<{ email: string; network: string }>;

/** What the row of a letter notes so that it counts as one that a stranger has brought about. */
export const countedFor = ({ email, network }: Typed) => ({ mailbox: oneMailbox(email), network });

const lastDay = ({ db }: Readonly<{ db: Kysely<Tables> }>, { now }: Pick<Context, 'now'>) =>
  db
    .selectFrom('mails')
    .where('mailbox', '>', '')
    .where('created_at', '>', now() - dayMs);

/** How many such letters were written within a day. */
export async function strangerLetters(context: Pick<Context, 'db' | 'now'>): Promise<number> {
  const counted = lastDay(context, context).select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

type Allowed = Readonly<{ typed: Typed; limits: LetterLimits; kind?: MailKind }>;

/** Whether what a day allows of such letters, or of one kind of them, is used up: a share of it, or all. */
export async function usedUp(
  db: Kysely<Tables>,
  context: Pick<Context, 'now'>,
  { typed, limits, kind }: Allowed,
): Promise<'share' | 'all' | undefined> {
  const { mailbox, network } = countedFor(typed);
  const letters = lastDay({ db }, context);
  const counted = kind === undefined ? letters : letters.where('kind', '=', kind);
  const { all, toMailbox, fromNetwork } = await counted
    .select((one) => [
      one.cast<number>(one.fn.countAll(), 'integer').as('all'),
      one.cast<number>(one.fn.countAll().filterWhere('mailbox', '=', mailbox), 'integer').as('toMailbox'),
      one.cast<number>(one.fn.countAll().filterWhere('network', '=', network), 'integer').as('fromNetwork'),
    ])
    .executeTakeFirstOrThrow();
  if (all >= limits.inAll) return 'all';
  const isOver = toMailbox >= limits.perMailbox || fromNetwork >= networkShare(limits, all);
  return isOver ? 'share' : undefined;
}

/**
 * The same of all of them together. Whoever types an address in need not be whose it is, and would write to it, or in our
 * name to thousands, without end.
 */
export async function lettersUsedUp(
  db: Kysely<Tables>,
  context: Pick<Context, 'letterLimits' | 'now'>,
  typed: Typed,
): Promise<'share' | 'all' | undefined> {
  const { letterLimits: limits } = context;
  return limits && usedUp(db, context, { typed, limits });
}
