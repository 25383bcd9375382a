import { dayMs } from '@formation/calendar';
import type { ConsoleStore, Role } from '../accounts/account-types.ts';
import { newCodeSecret } from './one-time-code.ts';
import { hashOf, newToken } from './tokens.ts';

/** Whom an invitation is for, and the secret of their one-time codes, should they choose those. */
export type Invited = Readonly<{ email: string; role: Role; codeSecret: string }>;

type Wish = Readonly<{ email: string; role: Role; who: string }>;
type Parts = Readonly<{ store: ConsoleStore; siteUrl: string; now: () => number }>;

/** Invites somebody: a link that is good once, for a day; one they had before is good no more. It stands behind the #, which no server and no log sees. */
export async function invite({ store, siteUrl, now }: Parts, { email, role, who }: Wish): Promise<string> {
  const token = newToken();
  const data: Invited = { email, role, codeSecret: newCodeSecret() };
  const until = now() + dayMs;
  const oneTimeToken = {
    kind: 'invitation',
    subject: email.trim().toLowerCase(),
    data: JSON.stringify(data),
    until,
  } as const;
  await store.putInvitation(hashOf(token), oneTimeToken, { who, act: 'invited', about: email, detail: role });
  return `${siteUrl}/console#invitation=${token}`;
}

/** Whom an invitation is for, while it is good. It is not used up. */
export async function invited(store: ConsoleStore, token: string): Promise<Invited | undefined> {
  const oneTimeToken = await store.oneTimeToken(hashOf(token), 'invitation');
  return oneTimeToken && (JSON.parse(oneTimeToken.data) as Invited); // our own
}
