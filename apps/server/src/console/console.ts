import { site } from '@formation/content';
import type { CallRules } from '@formation/leads';
import { openingDesk } from '../bookings/opening-service.ts';
import { personDesk } from '../people/person-service.ts';
import type { Settings } from '../main/settings.ts';
import type { Store } from '../db/store.ts';
import { accountDesk } from './auth/account.ts';
import { confirmationDesk } from './auth/confirmation.ts';
import { enrolmentDesk } from './auth/enrolment.ts';
import { passkeyDesk, passkeysFit } from './auth/passkeys.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { accountsRoutes } from './routes/accounts-routes.ts';
import { answerRoutes } from './routes/answer-routes.ts';
import { callRoutes } from './routes/call-routes.ts';
import { csvRoutes } from './routes/csv-routes.ts';
import { entryRoutes } from './routes/entry-routes.ts';
import { inboxRoutes } from './routes/inbox-routes.ts';
import { mergeRoutes } from './routes/merge-routes.ts';
import { openingRoutes } from './routes/opening-routes.ts';
import { personRoutes } from './routes/person-routes.ts';
import { reviewRoutes } from './routes/review-routes.ts';
import type { Route } from './routes/route.ts';
import { staffRoutes } from './routes/staff-routes.ts';
import { todayRoutes } from './routes/today-routes.ts';
import { signInDesk } from './auth/sign-in.ts';

type Parts = Readonly<{ store: Store; settings: Settings; calls: CallRules; now: () => number }>;

/** Every call of the console: what its API answers, its document lists and its tests try in every role. */
export function consoleRoutes({ store: all, settings, calls, now }: Parts): readonly Route[] {
  const { console: store, inbox, answers, files } = all;
  const { siteUrl } = settings;
  const { bookings } = all;
  const opening = openingDesk({ opening: all.opening, calls });
  const { brand } = site;
  const passkeys = passkeyDesk({ store, siteUrl, brand, now });
  return [
    ...entryRoutes({
      signIn: signInDesk({ store, passkeys, now }),
      enrolment: enrolmentDesk({ store, passkeys, siteUrl, brand, now }),
      passkeys: passkeysFit(siteUrl) ? passkeys : undefined,
    }),
    ...staffRoutes({ store }),
    ...accountRoutes({
      account: accountDesk({ store, passkeys, siteUrl, brand, now }),
      confirmation: confirmationDesk({ store, passkeys, now }),
    }),
    ...accountsRoutes({ store, siteUrl, now }),
    ...todayRoutes({ store: all, settings, now }),
    ...reviewRoutes({ store: all, now }),
    ...callRoutes({ bookings, opening, now }),
    ...openingRoutes({ bookings, opening, store, timeZone: calls.hours.timeZone, now }),
    ...inboxRoutes({ store, inbox, files }),
    ...mergeRoutes({ inbox }),
    ...answerRoutes({ answers, inbox }),
    ...personRoutes({ store: all, desk: personDesk({ store: all, settings, now }) }),
    ...csvRoutes({ store: all, now }),
  ];
}
