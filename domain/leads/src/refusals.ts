/** Why an enquiry, its file, a booking or a reminder is not taken. The words for the visitor are content. */
export const refusals = [
  'bad-ids', // the user, service or template id is missing or not ours
  'bad-params', // the template params are not a plain object
  'no-contact-address', // no e-mail address to answer to
  'no-name', // a name in which nothing can be seen
  'file-too-large',
  'file-empty',
  'file-type', // not one of the allowed types, or not what its name says
  'file-protected', // an office file with a password, or of the kind before 2007
  'key-reused', // the same idempotency key with another body
  'form-used', // another submission was sent with the same note of when the form was shown
  'bad-field', // a field of a booking or a reminder; which one is named
  'not-offered', // the time is no slot of the opening hours, or too soon
  'taken', // somebody else has the slot
  'too-many-calls', // the visitor has as many open calls as one may have
  'share-taken', // what visitors may book who have not confirmed their e-mail address
  'too-many-reminders', // as many wishes wait for an answer, or reminders run, as one address may have
  'reminders-full', // no more can be taken now from anybody
  'bad-token', // the signed link is wrong or has expired
  'not-found',
] as const;

export type RefusalCode = (typeof refusals)[number];

/** An expected refusal: a value, never an exception. */
export type Refused<Code extends string = RefusalCode> = Readonly<{ refused: Code }>;

/** Tells a refusal from an answer. */
export function isRefused<Answer extends object, Code extends string>(
  outcome: Answer | Refused<Code>,
): outcome is Refused<Code> {
  return 'refused' in outcome;
}
