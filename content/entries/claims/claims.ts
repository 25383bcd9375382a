import type { Claim } from '../../src/claim.ts';

const stated = { asOf: '2026-11-21' } as const;

/** What the firm says of itself. Some figures overlap on purpose: each has its own page and its own definition. */
export const claims = {
  entrepreneurs: {
    text: { en: '10,000+' },
    label: { en: 'entrepreneurs served' },
    definition: {
      en: 'Everybody who used a service, a call or an account-bound tool since the firm began. Shown on the home page.',
    },
    owner: 'Head of marketing',
    ...stated,
    confirmed: false,
  },
  partners: {
    text: { en: '100+' },
    label: { en: 'partner companies' },
    definition: {
      en: 'Companies with which a partner agreement is in force: agents, banks, payment providers and referrers.',
    },
    owner: 'Head of partnerships',
    ...stated,
    confirmed: false,
  },
  companies: {
    text: { en: '500+' },
    label: { en: 'companies registered' },
    definition: {
      en: 'Companies that a registry accepted after the firm had filed them, in any country, since the firm began.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  clients: {
    text: { en: '5000+' },
    label: { en: 'happy clients' },
    definition: {
      en: 'Clients of any service who closed an order without a complaint. Shown on the about and testimonials pages.',
    },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  countries: {
    text: { en: '50+' },
    label: { en: 'countries' },
    definition: { en: 'Countries of residence of clients at the time of their first order.' },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  successRate: {
    text: { en: '98%' },
    label: { en: 'success rate' },
    definition: {
      en: 'Filings that the registry accepted, first or second time, as a share of all filings in the last twelve months.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  support: {
    text: { en: '24/7' },
    label: { en: 'support' },
    note: { en: 'messages at any hour, answers in business hours' },
    definition: {
      en: 'Messages are taken at any hour by form, e-mail and chat; the office answers in business hours.',
    },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  registration: {
    text: { en: '24-48 hours' },
    label: { en: 'to register' },
    definition: {
      en: 'From a complete file with verified identity to the filing at the registry. The registry’s own time is not included.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  formed: {
    text: { en: 'about 2 days' },
    label: { en: 'until the company is formed' },
    definition: {
      en: 'Median time from a complete file to the registry’s certificate, in states and registries with online filing.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  ein: {
    text: { en: '3-5 further days' },
    label: { en: 'for a US EIN' },
    definition: {
      en: 'Days from the company’s formation to the EIN by fax, when the form is accepted at first sight.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  incorporation: {
    text: { en: 'under 3 business days' },
    label: { en: 'for an incorporation, usually' },
    definition: { en: 'Business days from a complete file to the certificate, in nine of ten cases.' },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  premium: {
    text: { en: '3 times faster' },
    label: { en: 'for premium orders, compared with Basic' },
    definition: {
      en: 'Median handling time of Growth and Enterprise orders in the firm, compared with Basic. Registries treat all alike.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  review: {
    text: { en: 'within 24 hours' },
    label: { en: 'until your application is reviewed' },
    definition: { en: 'From the moment the application arrives to a person’s first answer, on any day of the week.' },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  nameReservation: {
    text: { en: '60 days' },
    label: { en: 'for which a reserved name is valid' },
    definition: {
      en: 'How long the firm holds a name for a client. Registries have their own terms, which differ by state.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  quote: {
    text: { en: 'within 48 hours' },
    label: { en: 'until you have a quote' },
    definition: { en: 'From a request by form or e-mail to a written price.' },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  languages: {
    text: { en: 'Sinhala and Tamil' },
    label: { en: 'beside English' },
    definition: {
      en: 'Support by phone and in writing by people who speak the language; documents are filed in the registry’s language.',
    },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  stripeCurrencies: {
    text: { en: '135+' },
    label: { en: 'currencies on Stripe' },
    definition: { en: 'Currencies in which Stripe lets a business present a price, as Stripe states it.' },
    owner: 'Stripe',
    ...stated,
    confirmed: false,
  },
  amazonVerification: {
    text: { en: '3-10 business days' },
    label: { en: 'for Amazon’s seller verification' },
    definition: { en: 'From uploading the last document to Amazon’s answer, as the firm has seen it.' },
    owner: 'Amazon',
    ...stated,
    confirmed: false,
  },
} satisfies Readonly<Record<string, Claim>>;

export type ClaimName = keyof typeof claims;
