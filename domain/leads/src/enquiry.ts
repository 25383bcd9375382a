import * as v from 'valibot';
import { emailMaxLength, emailPattern } from './email-pattern.ts';

/** What one can ask for, in the order the form lists it. The first is chosen at the start. */
export const services = ['BookKeeping', 'Accounting', 'Tax Services', 'Business Registration', 'Other'] as const;

/** What the form says of the annual revenue; nobody can change it there, and the wire says it in English. */
export const annualRevenue = 'Less than 100,0000';

export type Service = (typeof services)[number];

/** The longest text each field takes; the inputs of the form carry the same numbers as `maxlength`. */
export const enquiryLimits = {
  contactName: 200,
  contactNumber: 50,
  email: emailMaxLength,
  message: 10_000,
} as const;

const required = (limit: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(limit));

/** The fields of the quote request. The annual revenue is a fixed text and the file travels beside them. */
export const enquirySchema = v.object({
  contactName: required(enquiryLimits.contactName),
  contactNumber: required(enquiryLimits.contactNumber),
  email: v.pipe(v.string(), v.trim(), v.maxLength(enquiryLimits.email), v.regex(emailPattern)),
  serviceNeeded: v.optional(v.picklist(services), services[0]),
  message: v.optional(v.pipe(v.string(), v.maxLength(enquiryLimits.message)), ''),
  agreeToProtectData: v.literal(true),
});

export type Enquiry = v.InferOutput<typeof enquirySchema>;

/** What the form holds while it is filled in. */
export type EnquiryDraft = Readonly<{
  contactName: string;
  contactNumber: string;
  email: string;
  serviceNeeded: Service;
  message: string;
  agreeToProtectData: boolean;
}>;

export const emptyDraft: EnquiryDraft = {
  contactName: '',
  contactNumber: '',
  email: '',
  serviceNeeded: services[0],
  message: '',
  agreeToProtectData: false,
};
