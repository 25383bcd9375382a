import { dayAt } from '@formation/calendar';
import { site } from '@formation/content';
import type { CallRules } from '@formation/leads';
import { openingService } from '../bookings/opening-service.ts';
import type { Store } from '../db/store.ts';
import { personService } from '../people/person-service.ts';
import { previewEdition } from '../publishing/editions.ts';
import { pictureService } from '../publishing/pictures/picture-service.ts';
import type { SiteProgram } from '../publishing/site-program.ts';
import { siteService } from '../publishing/site-service.ts';
import { textService } from '../publishing/texts/text-service.ts';
import type { Settings } from '../settings.ts';
import { accountService } from './auth/account.ts';
import { confirmationService } from './auth/confirmation.ts';
import { enrolmentService } from './auth/enrolment.ts';
import { passkeyService, passkeysFit } from './auth/passkeys.ts';
import { signInService } from './auth/sign-in.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { accountsRoutes } from './routes/accounts-routes.ts';
import { answerRoutes } from './routes/answer-routes.ts';
import { blockedTimeRoutes } from './routes/calls/blocked-time-routes.ts';
import { callFeedRoutes } from './routes/calls/call-feed-routes.ts';
import { callRoutes } from './routes/calls/call-routes.ts';
import { openingRoutes } from './routes/calls/opening-routes.ts';
import { csvRoutes } from './routes/csv-routes.ts';
import { entryRoutes } from './routes/entry-routes.ts';
import { inboxRoutes } from './routes/inbox-routes.ts';
import { mergeRoutes } from './routes/merge-routes.ts';
import { personRoutes } from './routes/person-routes.ts';
import { profileRoutes } from './routes/profile-routes.ts';
import { reviewRoutes } from './routes/review-routes.ts';
import type { Route } from './routes/route.ts';
import { siteRoutes } from './routes/site-routes.ts';
import { staffRoutes } from './routes/staff-routes.ts';
import { textRoutes } from './routes/text-routes.ts';
import { todayRoutes } from './routes/today-routes.ts';

type Parts = Readonly<{
  store: Store;
  settings: Settings;
  calls: CallRules;
  program: SiteProgram;
  /** Signs the links that are made here. */
  secret: string;
  now: () => number;
}>;

type SiteParts = Pick<Parts, 'store' | 'settings' | 'program' | 'now'> & Readonly<{ today: () => string }>;

function siteCallRoutes({ store, settings: { dataDir }, program, today, now }: SiteParts): readonly Route[] {
  return siteRoutes({
    site: siteService({ ...program, site: store.site, pictures: store.pictures, texts: store.texts, today, now }),
    pictures: pictureService({ ...store, now }),
    store: store.console,
    hasPreview: async (key) => (await previewEdition(dataDir, program.stamp, key)) !== undefined,
    now,
  });
}

/** Every call of the console: what its API answers, its document lists and its tests try in every role. */
export function consoleRoutes({ store: all, settings, calls, program, secret, now }: Parts): readonly Route[] {
  const { console: store, inbox, answers, files } = all;
  const { siteUrl, maxStoredBytes } = settings;
  const { bookings } = all;
  const opening = openingService({ opening: all.opening, calls });
  const { brand } = site;
  const today = () => dayAt(now(), calls.hours.timeZone);
  const passkeys = passkeyService({ store, siteUrl, brand, now });
  return [
    ...entryRoutes({
      signIn: signInService({ store, passkeys, now }),
      enrolment: enrolmentService({ store, passkeys, siteUrl, brand, now }),
      passkeys: passkeysFit(siteUrl) ? passkeys : undefined,
    }),
    ...staffRoutes({ store }),
    ...profileRoutes({ store }),
    ...accountRoutes({
      account: accountService({ store, passkeys, siteUrl, brand, now }),
      confirmation: confirmationService({ store, passkeys, now }),
    }),
    ...accountsRoutes({ store, siteUrl, now }),
    ...todayRoutes({ store: all, settings, now }),
    ...reviewRoutes({ store: all, now }),
    ...callRoutes({ bookings, opening, store, now }),
    ...openingRoutes({ bookings, opening, store, timeZone: calls.hours.timeZone, now }),
    ...blockedTimeRoutes({ bookings, blocked: all.blocked, store, now }),
    ...callFeedRoutes({ feeds: all.callFeeds, store, siteUrl }),
    ...inboxRoutes({ store, inbox, files }),
    ...mergeRoutes({ inbox }),
    ...answerRoutes({ answers, inbox, files, papers: all.papers, siteUrl, secret, maxStoredBytes }),
    ...personRoutes({ store: all, desk: personService({ store: all, settings, now }), now }),
    ...siteCallRoutes({ store: all, settings, program, today, now }),
    ...textRoutes({ texts: textService({ texts: all.texts, source: program.textSource }) }),
    ...csvRoutes({ store: all, now }),
  ];
}
