import * as v from 'valibot';
import type { RefusalCode } from './refusals.ts';

/** A call that a visitor's page makes: where to, what is answered, and why it may be refused besides being too often. */
type VisitorCall = Readonly<{
  path: string;
  answer: v.GenericSchema;
  refusals: readonly (RefusalCode | 'too-late')[];
}>;

/** What a refused call answers: a code, a sentence for programs, and the field that is wrong where it is one. */
export const refusalAnswer = v.object({
  code: v.string(),
  message: v.optional(v.string()),
  field: v.optional(v.string()),
});

const booked = {
  id: v.string(),
  state: v.picklist(['booked', 'cancelled']),
  start: v.string(),
  end: v.string(),
  icsUrl: v.string(),
  manageUrl: v.string(),
  /** Whether the e-mail address is known to be the visitor’s. */
  confirmed: v.optional(v.boolean(), true),
};

/** The free starts between `from` and `to`, 62 days at most, in order. */
export const slotsCall = {
  path: '/api/v1/slots',
  answer: v.object({ slots: v.array(v.object({ start: v.string() })) }),
  refusals: ['bad-field'],
} as const satisfies VisitorCall;

/** The hours of calls, and the days without any from today on, in the language of the page. */
export const closedDaysCall = {
  path: '/api/v1/closed-days',
  answer: v.object({ hours: v.string(), closed: v.array(v.object({ day: v.string(), name: v.string() })) }),
  refusals: [],
} as const satisfies VisitorCall;

/** Books a call: sent is what `readBooking` reads. `mailed` says whether a confirmation goes out. */
export const bookCall = {
  path: '/api/v1/bookings',
  answer: v.object({ ...booked, mailed: v.boolean() }),
  refusals: ['bad-field', 'not-offered', 'taken', 'key-reused', 'form-used', 'too-many-calls', 'share-taken'],
} as const satisfies VisitorCall;

const bookingAnswer = v.object(booked);

/** How a booked call stands; its holder has the signed token of the link. `over`: what another call may begin with. */
export const bookingCall = {
  path: '/api/v1/bookings/:id',
  answer: v.object({
    ...booked,
    over: v.optional(v.object({ name: v.string(), email: v.string(), topic: v.string() })),
  }),
  refusals: ['bad-token', 'not-found'],
} as const satisfies VisitorCall;

/** Says that the e-mail address is the visitor’s: only the token of a link that was mailed is taken. */
export const confirmCall = {
  path: '/api/v1/bookings/:id/confirm',
  answer: bookingAnswer,
  refusals: ['bad-token', 'not-found'],
} as const satisfies VisitorCall;

export const cancelCall = {
  path: '/api/v1/bookings/:id/cancel',
  answer: bookingAnswer,
  refusals: ['bad-token', 'not-found', 'taken', 'key-reused', 'too-late'],
} as const satisfies VisitorCall;

export const moveCall = {
  path: '/api/v1/bookings/:id/move',
  answer: bookingAnswer,
  refusals: ['bad-field', 'bad-token', 'not-found', 'taken', 'key-reused', 'too-late', 'not-offered'],
} as const satisfies VisitorCall;

/** Asks for reminders: sent is what `readReminder` reads. */
export const remindersCall = {
  path: '/api/v1/reminders',
  answer: v.object({ state: v.literal('asked') }),
  refusals: ['bad-field', 'key-reused', 'form-used', 'too-many-reminders', 'reminders-full'],
} as const satisfies VisitorCall;

/** No person fills in a form faster: a note that comes back younger proves nothing. */
export const fastestFormMs = 2_000;

/** A note of when a form was shown, which goes back with the form. It is good for one submission. */
export const formTokenCall = {
  path: '/api/v1/form-token',
  answer: v.object({ token: v.string() }),
  refusals: [],
} as const satisfies VisitorCall;

/** Where our own server takes enquiries: the e-mail provider's protocol, as JSON and as a form with a file. */
export const enquiryPaths = { json: '/api/v1.0/email/send', form: '/api/v1.0/email/send-form' } as const;

/** Says of a stored enquiry that the list of codes it asks for is not mailed: the protocol itself knows but one yes. */
export const notMailed = { header: 'x-mailed', value: 'no' } as const;

/** What a call of a visitor's page answers. */
export type VisitorAnswer<Call extends Readonly<{ answer: v.GenericSchema }>> = v.InferOutput<Call['answer']>;

/** Reads what a call has answered; undefined when it is nothing of ours. */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): v.InferOutput<Schema> | undefined {
  const read = v.safeParse(schema, json);
  return read.success ? read.output : undefined;
}
