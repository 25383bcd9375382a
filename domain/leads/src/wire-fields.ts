/** The fields of our form by both their names on the wire, in the order in which people read them. */
export const wireFields = {
  name: ['contact_name', 'contactName'],
  number: ['contact_number', 'contactNumber'],
  email: ['contact_email', 'contactEmail'],
  service: ['service_needed', 'serviceNeeded'],
  revenue: ['annual_revenue', 'annualRevenue'],
  message: ['message'],
  consent: ['agree_to_protect_data', 'agreeToProtectData'],
  submitted: ['submitted_at', 'submittedAt'],
} as const;

export type WireField = keyof typeof wireFields;

/** Their keys, in that order. Who shows, searches or checks fields goes by these, so that a new one is left out nowhere. */
export const wireFieldNames = Object.keys(wireFields) as WireField[]; // its own keys

/** What a visitor says. The revenue is the same in every form, the consent a box, and the time nobody types. */
export const saidFields = wireFieldNames.filter(
  (field) => field !== 'revenue' && field !== 'consent' && field !== 'submitted',
);

export type SaidField = (typeof saidFields)[number];

/** What the box of consent says on the wire when it is ticked. */
export const consentGiven = 'Yes';

/** The field that people do not see and robots fill in. */
export const honeypotField = 'homepage_url';

/** The field with the signed note of when the form was shown. */
export const tokenField = 'form_token';

/** The language of the form's page: in the address of a request, or among its params. English needs no word. */
export const languageField = 'lang';

/** The fields of our form under which an address to answer to may come; forms of others say `email`. */
export const addressNames = [...wireFields.email, 'email'] as const;

const ours = new Set<string>([...Object.values(wireFields).flat(), 'file']);

/** What came along that no field of our form sends. */
export const otherParams = (params: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
  Object.entries(params).filter(([name]) => !ours.has(name));
