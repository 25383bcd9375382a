import * as v from 'valibot';
import { emailMaxLength } from './email-pattern.ts';
import { enquiryLimits } from './enquiry.ts';
import type { TemplateParams } from './template-params.ts';
import {
  consentGiven,
  honeypotField,
  otherParams,
  tokenField,
  wireFieldNames,
  wireFields,
  type WireField,
} from './wire-fields.ts';

/** A field of one line, as an `<input>` gives it. Line breaks where a form has none try to write mail headers. */
const line = (limit: number) => v.pipe(v.string(), v.trim(), v.maxLength(limit), v.regex(/^[^\r\n]*$/));

/** What each field of the form can say on the wire. */
const fieldSchemas = {
  name: line(enquiryLimits.contactName),
  number: line(enquiryLimits.contactNumber),
  email: line(emailMaxLength),
  service: line(100), // other forms of ours ask for more than the list has
  revenue: line(100),
  message: v.pipe(v.string(), v.maxLength(enquiryLimits.message)),
  consent: v.literal(consentGiven), // the form does not send without it
  submitted: line(40),
} as const satisfies Record<WireField, v.GenericSchema<string>>;

/** What fields that the owner adds may hold: together no more than the message. */
export const otherLimits = { fields: 30, characters: enquiryLimits.message } as const;

const marks = new Set<string>([honeypotField, tokenField]);

function fitsField(params: TemplateParams, field: WireField): boolean {
  return wireFields[field].every((name) => !Object.hasOwn(params, name) || v.is(fieldSchemas[field], params[name]));
}

/**
 * Whether a form of ours could have sent these params. The wire takes more, because the protocol does; what does not
 * fit is kept, and held back from the owner's mailbox.
 */
export function fitsForm(params: TemplateParams): boolean {
  const others = otherParams(params).filter(([name]) => !marks.has(name));
  const isShort = JSON.stringify(others).length <= otherLimits.characters;
  return others.length <= otherLimits.fields && isShort && wireFieldNames.every((field) => fitsField(params, field));
}
