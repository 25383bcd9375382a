import { site } from '@formation/content';
import type { Store } from '../store/store.ts';
import { enrolmentDesk } from './enrolment.ts';
import { passkeyDesk, passkeysFit } from './passkeys.ts';
import { answerRoutes } from './routes/answer-routes.ts';
import { entryRoutes } from './routes/entry-routes.ts';
import { inboxRoutes } from './routes/inbox-routes.ts';
import type { Route } from './routes/route.ts';
import { staffRoutes } from './routes/staff-routes.ts';
import { signInDesk } from './sign-in.ts';

type Parts = Readonly<{ store: Store; siteUrl: string; now: () => number }>;

/** Every call of the console: what its API answers, its document lists and its tests try in every role. */
export function consoleRoutes({
  store: { console: store, inbox, answers, files },
  siteUrl,
  now,
}: Parts): readonly Route[] {
  const { brand } = site;
  const passkeys = passkeyDesk({ store, siteUrl, brand, now });
  return [
    ...entryRoutes({
      signIn: signInDesk({ store, passkeys, now }),
      enrolment: enrolmentDesk({ store, passkeys, siteUrl, brand, now }),
      passkeys: passkeysFit(siteUrl) ? passkeys : undefined,
    }),
    ...staffRoutes({ store, siteUrl, now }),
    ...inboxRoutes({ store, inbox, files }),
    ...answerRoutes({ answers, inbox }),
  ];
}
