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

const ours = new Set<string>([...Object.values(wireFields).flat(), 'file']);

/** What came along that no field of our form sends. */
export const otherParams = (params: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
  Object.entries(params).filter(([name]) => !ours.has(name));
