import { closedFrom, dayAt, dayMs, instantIn } from '@formation/calendar';
import { closedDayName, weekHours } from '@formation/content';
import {
  bookCall,
  bookingCall,
  cancelCall,
  closedDaysCall,
  confirmCall,
  honeypotField,
  isRefused,
  moveCall,
  slotsCall,
  type VisitorAnswer,
} from '@formation/leads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Booked, BookingService, LinkOwner } from '../../bookings/booking-service.ts';
import type { OpeningService } from '../../bookings/opening-service.ts';
import type { Requester } from '../../enquiries/requester.ts';
import type { AddressLimits } from '../edge/address-limits.ts';
import { answerErrors, jsonBodies, record } from '../edge/bodies.ts';
import type { FormToken } from '../edge/form-token.ts';
import { proofOf } from '../edge/proof.ts';
import { refuseAsJson } from '../edge/send-json.ts';
import { pageLanguage } from './page-language.ts';

type Parts = Readonly<{
  desk: BookingService;
  opening: Pick<OpeningService, 'now'>;
  /** Where a day of calls begins and ends. */
  timeZone: string;
  now: () => number;
  origin: (request: FastifyRequest) => Requester;
  limits: Pick<AddressLimits, 'look' | 'bare'>;
  tokens: FormToken;
}>;

const longestSpanMs = 62 * dayMs;

/** An instant in milliseconds; undefined for another text. In an address an unescaped plus reads as a space. */
const instant = (text: unknown) => (typeof text === 'string' ? instantIn(text.replace(' ', '+')) : undefined);

const toIso = (ms: number) => new Date(ms).toISOString();

function view({ booking, icsUrl, manageUrl }: Booked): VisitorAnswer<typeof bookingCall> {
  const { id, state } = booking;
  const [start, end] = [toIso(booking.start), toIso(booking.end)];
  return { id, state, start, end, icsUrl, manageUrl, confirmed: booking.confirmed !== '' };
}

/** Of a call that is over, its holder gets what another one begins with. The number stays: the address may be another's. */
function viewNow(booked: Booked, now: number): VisitorAnswer<typeof bookingCall> {
  const { state, end, outcome, name, email, topic } = booked.booking;
  const isOver = state === 'booked' && (end <= now || outcome === 'held');
  return isOver ? { ...view(booked), over: { name, email, topic } } : view(booked);
}

/** The token stands in the address of the signed link, or in the body. */
function linkOwner(request: FastifyRequest, { key }: Pick<Requester, 'key'>): LinkOwner {
  const { id } = request.params as { id: string }; // the route has it
  const token = record(request.query)?.['token'] ?? record(request.body)?.['token'];
  return { id, token: typeof token === 'string' ? token : '', key };
}

function slotRoute(api: FastifyInstance, { desk, origin, limits }: Parts): void {
  api.get(slotsCall.path, async (request, reply) => {
    const retryAfter = limits.look(origin(request).sender);
    if (retryAfter > 0) return refuseAsJson(request, reply, { refused: 'too-many-requests', retryAfter });
    const query = record(request.query);
    const [from, to] = [instant(query?.['from']), instant(query?.['to'])];
    if (from === undefined) return refuseAsJson(request, reply, { refused: 'bad-field', field: 'from' });
    const fits = to !== undefined && to >= from && to - from <= longestSpanMs;
    if (!fits) return refuseAsJson(request, reply, { refused: 'bad-field', field: 'to' });
    const slots = await desk.slots(from, to);
    const starts = slots.map((start) => ({ start: toIso(start) }));
    return reply.send({ slots: starts } satisfies VisitorAnswer<typeof slotsCall>);
  });
}

/** When calls are held, and the days without any from today on, in the language of the page of bookings, which shows it as it is now. */
function closedRoute(api: FastifyInstance, { opening, timeZone, now, origin, limits }: Parts): void {
  api.get(closedDaysCall.path, async (request, reply) => {
    const retryAfter = limits.look(origin(request).sender);
    if (retryAfter > 0) return refuseAsJson(request, reply, { refused: 'too-many-requests', retryAfter });
    const { week, closed } = (await opening.now()).hours;
    const language = pageLanguage(request);
    const toCome = closedFrom(dayAt(now(), timeZone), week, closed);
    const named = toCome.map(({ day, name }) => ({ day, name: closedDayName(name, language) }));
    return reply.send({ hours: weekHours(week, language), closed: named } satisfies VisitorAnswer<
      typeof closedDaysCall
    >);
  });
}

function readRoutes(api: FastifyInstance, { desk, origin, now }: Parts): void {
  api.get(bookingCall.path, async (request, reply) => {
    const outcome = await desk.find(linkOwner(request, origin(request)));
    return isRefused(outcome) ? refuseAsJson(request, reply, outcome) : reply.send(viewNow(outcome, now()));
  });

  api.get(`${bookingCall.path}.ics`, async (request, reply) => {
    const outcome = await desk.calendar(linkOwner(request, origin(request)));
    if (isRefused(outcome)) return refuseAsJson(request, reply, outcome);
    reply.header('content-disposition', 'attachment; filename="call.ics"');
    return reply.type('text/calendar; charset=utf-8').send(outcome.file);
  });
}

function changeRoutes(api: FastifyInstance, { desk, origin }: Parts): void {
  api.post(confirmCall.path, async (request, reply) => {
    const outcome = await desk.confirm(linkOwner(request, origin(request)));
    return isRefused(outcome) ? refuseAsJson(request, reply, outcome) : reply.send(view(outcome));
  });

  api.post(cancelCall.path, async (request, reply) => {
    const outcome = await desk.cancel(linkOwner(request, origin(request)));
    return isRefused(outcome) ? refuseAsJson(request, reply, outcome) : reply.send(view(outcome));
  });

  api.post(moveCall.path, async (request, reply) => {
    const start = instant(record(request.body)?.['start']);
    if (start === undefined) return refuseAsJson(request, reply, { refused: 'bad-field', field: 'start' });
    const outcome = await desk.move(linkOwner(request, origin(request)), start);
    return isRefused(outcome) ? refuseAsJson(request, reply, outcome) : reply.send(view(outcome));
  });
}

/** Who books without a good token of the form counts as a program. */
function bookRoute(api: FastifyInstance, { desk, origin, limits, tokens }: Parts): void {
  api.post(bookCall.path, async (request, reply) => {
    const body = record(request.body);
    if (!body || body[honeypotField]) return refuseAsJson(request, reply, { refused: 'bad-request' });
    const from = origin(request);
    const { retryAfter, form } = proofOf(body, from.sender, { limits, tokens });
    if (retryAfter > 0) return refuseAsJson(request, reply, { refused: 'too-many-requests', retryAfter });
    const outcome = await desk.book(request.body, { ...from, form });
    if (isRefused(outcome)) return refuseAsJson(request, reply, outcome);
    const booked = { ...view(outcome), mailed: outcome.isMailed };
    return reply.code(201).send(booked satisfies VisitorAnswer<typeof bookCall>);
  });
}

/** Free times, and the bookings of them. */
export function bookingRoutes(parts: Parts) {
  return async (api: FastifyInstance): Promise<void> => {
    answerErrors(api, refuseAsJson);
    jsonBodies(api);
    slotRoute(api, parts);
    closedRoute(api, parts);
    bookRoute(api, parts);
    readRoutes(api, parts);
    changeRoutes(api, parts);
  };
}
