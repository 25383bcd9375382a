import { dayAt } from '@formation/calendar';
import { callFormat } from '@formation/content';
import { type CallRules, formTokenCall, type VisitorAnswer } from '@formation/leads';
import { publicCalls } from '@formation/questions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bookingService } from '../bookings/booking-service.ts';
import { callFeedFile } from '../bookings/feed/call-feed-file.ts';
import { openingService } from '../bookings/opening-service.ts';
import { refusalLog } from '../console/auth/refusal-log.ts';
import { consoleApi } from '../console/console-api.ts';
import { consolePage, publicSite } from '../console/console-page.ts';
import { consoleRoutes } from '../console/console.ts';
import { withPreviews } from '../console/preview-site.ts';
import type { DayCounts } from '../counts/day-counts.ts';
import type { Store } from '../db/store.ts';
import { enquiryService, type Submission } from '../enquiries/enquiry-service.ts';
import { paperService } from '../enquiries/papers/paper-service.ts';
import { bookingRoutes } from '../http/api/booking-routes.ts';
import { callFeedRoute } from '../http/api/call-feed-route.ts';
import { createApi, type LogDestination } from '../http/api/create-api.ts';
import { enquiryRoutes } from '../http/api/enquiry-routes.ts';
import { feedRoute } from '../http/api/feed-route.ts';
import { fileRoutes } from '../http/api/file-routes.ts';
import { healthRoutes } from '../http/api/health-routes.ts';
import { answerUpload, paperRoutes } from '../http/api/paper-routes.ts';
import { reminderLinkRoute, reminderRoutes } from '../http/api/reminder-routes.ts';
import { addressLimits, type AddressLimits } from '../http/edge/address-limits.ts';
import { allowOrigins } from '../http/edge/cors.ts';
import { type FormToken, formTokens } from '../http/edge/form-token.ts';
import { guardPosts, sender } from '../http/edge/guard-posts.ts';
import { createMetrics } from '../http/edge/metrics.ts';
import { refuseAsJson } from '../http/edge/send-json.ts';
import { sendText } from '../http/edge/send-text.ts';
import { siteAnswer } from '../http/pages/answer-site.ts';
import type { Site } from '../http/pages/load-site.ts';
import { mcpCall, mcpPath } from '../http/questions/mcp-call.ts';
import { callsDocument, documentPath, publicCall } from '../http/questions/public-call.ts';
import { ownProgram, type SiteProgram } from '../publishing/site-program.ts';
import { calendarFeed } from '../reminders/calendar-feed.ts';
import { reminderService } from '../reminders/reminder-service.ts';
import type { Settings } from '../settings.ts';
import { totals } from '../totals.ts';

/** What the server is made of. */
export type Parts = Readonly<{
  settings: Settings;
  site: Site;
  store: Store;
  /** When calls can be booked. */
  calls: CallRules;
  /** Counts visits, enquiries and calls without persons. */
  counts: DayCounts;
  /** Signs links and forms. */
  secret: string;
  /** The wall's time, and one that never jumps; both in milliseconds. */
  clock: Readonly<{ now: () => number; steady: () => number }>;
  logTo?: LogDestination | undefined;
  /** Where what is published is built from. */
  program?: SiteProgram | undefined;
}>;

/** Who may post how often, and what shows that a person does. */
type Limits = Readonly<{ limits: AddressLimits; tokens: FormToken }>;

function enquiryCalls({ settings, store, counts, secret, clock }: Parts, { limits, tokens }: Limits) {
  const desk = enquiryService({ settings, enquiries: store.enquiries, files: store.files, limits, tokens, counts });
  const take = async (request: FastifyRequest, submission: Submission) => {
    const outcome = await desk(submission, sender(request, settings.trustProxy));
    if (typeof outcome !== 'string' && submission.file) await store.files.discard(submission.file);
    return outcome;
  };
  return async (api: FastifyInstance) => {
    guardPosts(api, { settings, limits, refuse: sendText });
    await api.register(enquiryRoutes({ files: store.files, take }));
    fileRoutes(api, { files: store.files, secret, now: clock.now });
    api.get(formTokenCall.path, (): VisitorAnswer<typeof formTokenCall> => ({ token: tokens.issue() }));
  };
}

/** Where a request comes from, as the store keeps it. */
const originBehind = (trustProxy: number) => (request: FastifyRequest) => {
  const { group, key, language } = sender(request, trustProxy);
  return { sender: group, key, language };
};

function bookingCalls({ settings, store, calls, secret, clock, counts }: Parts, { limits, tokens }: Limits) {
  const { siteUrl, trustProxy } = settings;
  const opening = openingService({ opening: store.opening, calls });
  const { bookings, blocked } = store;
  const ofCalls = settings.rateLimitPerMin > 0 ? totals.calls.bounds.unconfirmedShare : 1;
  const unconfirmedShare = settings.smtpUrl === undefined ? undefined : ofCalls;
  const site = { siteUrl, secret, now: clock.now };
  const desk = bookingService({ ...opening, ...site, format: callFormat, bookings, blocked, counts, unconfirmedShare });
  const origin = originBehind(trustProxy);
  return async (api: FastifyInstance) => {
    guardPosts(api, { settings, limits, refuse: refuseAsJson });
    const { timeZone } = calls.hours;
    await api.register(bookingRoutes({ desk, opening, timeZone, now: clock.now, origin, limits, tokens }));
  };
}

function paperCalls({ settings, store, secret, clock }: Parts, { limits }: Limits) {
  const { papers, files } = store;
  const { maxStoredBytes, trustProxy } = settings;
  const desk = paperService({ papers, files, limits, maxStoredBytes, secret, now: clock.now });
  return async (api: FastifyInstance) => {
    guardPosts(api, { settings, limits, refuse: answerUpload });
    await api.register(paperRoutes({ desk, files, group: (request) => sender(request, trustProxy).group }));
  };
}

/**
 * Stopping reminders is not rate-limited: a mail program's own machines do it for many people, and without a good link
 * it costs no more than a look at its signature.
 */
function reminderCalls({ settings, store, secret, clock }: Parts, { limits, tokens }: Limits) {
  const { retentionMonths, trustProxy } = settings;
  const desk = reminderService({ reminders: store.reminders, secret, retentionMonths, now: clock.now });
  return async (api: FastifyInstance) => {
    await api.register(reminderLinkRoute('stop', desk.stop));
    await api.register(async (guarded) => {
      guardPosts(guarded, { settings, limits, refuse: refuseAsJson });
      await guarded.register(reminderRoutes({ desk, origin: originBehind(trustProxy), limits, tokens }));
      await guarded.register(reminderLinkRoute('confirm', desk.confirm));
    });
  };
}

function feedCall({ settings, clock }: Parts, { limits }: Limits) {
  const { siteUrl, trustProxy } = settings;
  return feedRoute({
    feed: (query) => calendarFeed(query, { siteUrl, now: clock.now() }),
    sender: (request) => sender(request, trustProxy).group,
    limits,
  });
}

function callFeedCall({ settings, store, clock }: Parts, { limits }: Limits) {
  const { siteUrl, trustProxy } = settings;
  const { bookings, callFeeds } = store;
  return callFeedRoute({
    feed: async (secret) => {
      const found = await callFeeds.find(secret);
      return found && callFeedFile(found, { bookings, siteUrl, now: clock.now() });
    },
    sender: (request) => sender(request, trustProxy).group,
    limits,
  });
}

function questionCalls({ settings, calls, clock }: Parts, { limits }: Limits) {
  const { siteUrl, trustProxy } = settings;
  const today = () => dayAt(clock.now(), calls.hours.timeZone);
  const parts = { siteUrl, today, limits, sender: (request: FastifyRequest) => sender(request, trustProxy).group };
  return async (api: FastifyInstance) => {
    for (const call of publicCalls) await api.register(publicCall(call, parts), { prefix: call.prefix });
    await api.register(callsDocument(publicCalls, parts), { prefix: documentPath });
    await api.register(mcpCall(parts), { prefix: mcpPath });
  };
}

function consoleCalls({ settings, store, calls, secret, clock, program = ownProgram }: Parts, { limits }: Limits) {
  const { siteUrl, trustProxy } = settings;
  return consoleApi({
    store: store.console,
    siteUrl,
    noteRefusal: refusalLog({ store: store.console, secret }),
    routes: consoleRoutes({ store, settings, calls, program, secret, now: clock.now }),
    address: (request) => sender(request, trustProxy).group,
    wait: limits.look,
  });
}

/** Joins settings, the built site, the store and the calls. It does not listen yet. */
export function createApp(parts: Parts): FastifyInstance {
  const { settings, site, store, clock, logTo, counts } = parts;
  const metrics = createMetrics();
  const { stamp } = parts.program ?? ownProgram;
  const previews = { store: store.console, dataDir: settings.dataDir, stamp };
  const api = createApi({
    settings,
    site: withPreviews(siteAnswer(publicSite(site), counts.page), previews),
    metrics,
    logTo,
  });
  const limits = addressLimits({ perMinute: settings.rateLimitPerMin, perDay: settings.rateLimitPerDay }, clock.steady);
  allowOrigins(api, [settings.siteUrl, ...settings.corsOrigins]);
  consolePage(api, { store: store.console, site, trustProxy: settings.trustProxy });
  healthRoutes(api, { ...settings, metrics, faults: store.faults });
  const shared = { limits, tokens: formTokens(parts.secret, clock.now) };
  void api.register(enquiryCalls(parts, shared));
  void api.register(paperCalls(parts, shared));
  void api.register(bookingCalls(parts, shared));
  void api.register(reminderCalls(parts, shared));
  void api.register(feedCall(parts, shared));
  void api.register(callFeedCall(parts, shared));
  void api.register(questionCalls(parts, shared));
  void api.register(consoleCalls(parts, shared));
  return api;
}
