import { emailMaxLength } from './email-pattern.ts';

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

/** What the form holds while it is filled in. */
export type EnquiryDraft = Readonly<{
  contactName: string;
  contactNumber: string;
  email: string;
  serviceNeeded: Service;
  message: string;
  agreeToProtectData: boolean;
}>;
