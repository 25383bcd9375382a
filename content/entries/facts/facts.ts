import type { Fact } from '../../src/fact.ts';

/** The day on which all facts were last read at their sources. */
export const factsReadOn = '2026-11-21';

/** Rules and prices set by others. Changing one is changing its entry, with the new source and review date. */
export const facts = {
  boi: {
    title: { en: 'Who must file a BOI report' },
    stated: {
      text: {
        en: 'Owners of 25% or more are reported. New filings are due within 90 days and updates within 30 days. Penalties go up to $10,000 and 2 years.',
      },
      asOf: '2024-01-01',
    },
    inForce: {
      text: {
        en: 'Companies formed in the United States need not file. A company formed in another country that registers to do business in a US state files within 30 days; owners who are US persons are not reported.',
      },
      since: '2025-03-26',
    },
    source: {
      title: 'Federal Register, vol. 90, 13688: Beneficial Ownership Information Reporting Requirement Revision',
      url: 'https://regulations.justia.com/regulations/fedreg/2025/03/26/2025-05199.html',
      by: 'authority',
    },
    check: 'boi',
    verified: true,
    reviewBy: '2027-03-26',
  },
  'uk-identity': {
    title: { en: 'Identity verification for UK directors and owners' },
    inForce: {
      text: {
        en: 'A new director verifies their identity before the company is incorporated or the appointment is made, and a person with significant control within 14 days of being registered. Existing directors gave their personal code with the confirmation statement of the transition year that ended on 18 November 2026.',
      },
      since: '2025-11-18',
    },
    source: {
      title: 'Browne Jacobson: new mandatory identity verification requirements under ECCTA 2023',
      url: 'https://www.brownejacobson.com/insights/eccta-2023-new-mandatory-identity-verification-requirements',
      by: 'other',
    },
    also: {
      title: 'Taylor Wessing: new identity verification requirements',
      url: 'https://www.taylorwessing.com/zh-hant/insights-and-events/insights/2025/08/new-identity-verification-requirements-to-start-on-18-november-2025',
    },
    check: 'uk-identity',
    verified: true,
    reviewBy: '2027-05-21',
  },
  'companies-house-fee': {
    title: { en: 'What Companies House charges' },
    inForce: {
      text: {
        en: 'An online incorporation costs £100 and a yearly confirmation statement £50. Until 31 January 2026 they cost £50 and £34.',
      },
      since: '2026-02-01',
    },
    source: {
      title: 'ICAEW: significant hikes to Companies House fees in 2026',
      url: 'https://www.icaew.com/insights/viewpoints-on-the-news/2025/nov-2025/significant-hikes-to-companies-house-fees-in-2026',
      by: 'other',
    },
    also: { title: 'Price lists of several formation agents, 2026' },
    verified: true,
    reviewBy: '2027-02-21',
  },
  'us-state-reports': {
    title: { en: 'What four states ask of an LLC each year' },
    inForce: {
      text: {
        en: 'Wyoming: a report and at least $60, by the first day of the anniversary month. Delaware: no report, a flat tax by 1 June, $300 up to 2026 and $400 from 2027 by its Code; a page of the state still says $300. Florida: a report and $138.75 by 1 May, $400 more when late. New Mexico: nothing.',
      },
      since: null,
    },
    source: {
      title: 'Incorporator: annual reports, all 51 jurisdictions (2026)',
      url: 'https://incorporator.org/articles/annual-reports-all-51-jurisdictions-2026',
      by: 'other',
    },
    verified: false,
    reviewBy: '2027-02-21',
  },
  'hk-annual-return': {
    title: { en: 'What a Hong Kong annual return costs' },
    inForce: {
      text: {
        en: 'HK$105 within 42 days of the anniversary of incorporation. Late: HK$870 up to three months, HK$1,740 up to six, HK$2,610 up to nine, HK$3,480 after that.',
      },
      since: null,
    },
    source: {
      title: 'Companies Registry: registration of annual returns',
      url: 'https://www.cr.gov.hk/en/forms/sdetails.htm',
      by: 'authority',
    },
    verified: true,
    reviewBy: '2027-05-21',
  },
  'ein-without-ssn': {
    title: { en: 'EIN without a US tax number' },
    inForce: {
      text: {
        en: 'The tax office’s online form is closed to owners without a US tax number. They apply by fax, mail or phone: about four business days by fax, four weeks or more by mail. The office charges nothing.',
      },
      since: null,
    },
    source: {
      title: 'IRS: Instructions for Form SS-4, how to apply for an EIN',
      url: 'https://www.irs.gov/instructions/iss4',
      by: 'authority',
    },
    check: 'ein-without-ssn',
    verified: true,
    reviewBy: '2027-05-21',
  },
  'itin-timing': {
    title: { en: 'How long an ITIN takes' },
    inForce: {
      text: {
        en: 'The tax office names 7 weeks, and 9 to 11 weeks between 15 January and 30 April or for applications from abroad. An ITIN that is on no US tax return for three years in a row expires.',
      },
      since: null,
    },
    source: {
      title: 'IRS: Topic no. 857, Individual taxpayer identification number',
      url: 'https://www.irs.gov/taxtopics/tc857',
      by: 'authority',
    },
    check: 'itin',
    verified: true,
    reviewBy: '2027-05-21',
  },
  'form-5472': {
    title: { en: 'Form 5472 for LLCs owned from abroad' },
    inForce: {
      text: {
        en: 'A US LLC with one owner abroad files Form 5472 with a nearly blank Form 1120 for each calendar year with transactions between the owner and the LLC, by 15 April. Money that the owner pays in counts. Other tax years have other days. The penalty for a missing form is $25,000.',
      },
      since: '2017-01-01',
    },
    source: {
      title: 'EY: Form 5472 for foreign-owned US disregarded entities',
      url: 'https://taxnews.ey.com/news/2018-0637-irs-updates-form-5472-to-reflect-new-filing-requirements-for-foreign-owned-us-disregarded-entities',
      by: 'other',
    },
    also: {
      title: 'RSM: reporting requirement of a foreign-owned disregarded entity',
      url: 'https://rsmus.com/insights/tax-alerts/2019/reporting-requirement-of-a-foreign-owned-disregarded-entity.html',
    },
    check: 'form-5472',
    verified: true,
    reviewBy: '2027-04-15',
  },
  'us-trade-mark-fee': {
    title: { en: 'What a US trade mark costs at the office' },
    inForce: {
      text: {
        en: '$350 for each class. Words of your own instead of the office’s list of goods and services add $200 a class. Applicants who live outside the United States must be represented by a US attorney.',
      },
      since: '2025-01-18',
    },
    source: {
      title: 'USPTO: additional fees for trademark applications',
      url: 'https://www.uspto.gov/trademarks/additional-fees-trademark-applications',
      by: 'authority',
    },
    verified: true,
    reviewBy: '2027-05-21',
  },
  'uk-trade-mark-fee': {
    title: { en: 'What a UK trade mark costs at the office' },
    inForce: {
      text: {
        en: '£205 for the first class and £60 for each further class, online. The mark lasts ten years and can be renewed. Since 2021 a new application needs an address for service in the UK, Gibraltar or the Channel Islands.',
      },
      since: '2026-04-01',
    },
    source: {
      title: 'WebTMS: UK IPO fees increase from 1 April 2026',
      url: 'https://www.webtms.com/?p=2883',
      by: 'other',
    },
    also: {
      title: 'Western Legal: UK trade mark cost in 2026',
      url: 'https://westernlegal.co.uk/uk-trademark-cost-2026',
    },
    verified: true,
    reviewBy: '2027-04-01',
  },
  'stripe-sri-lanka': {
    title: { en: 'Stripe and Sri Lanka' },
    inForce: {
      text: {
        en: 'Sri Lanka is not among the countries where a business can open a Stripe account. A company formed in a supported country, such as the UK or the US, can apply there with its own registration, tax number and bank account.',
      },
      since: null,
    },
    source: { title: 'Stripe: global availability', url: 'https://stripe.com/global', by: 'authority' },
    verified: false,
    reviewBy: '2027-02-21',
  },
  'ebay-payment-fee': {
    title: { en: 'eBay’s payment fee' },
    stated: {
      text: { en: 'A final value fee of 3.5% to 15%, and a payment fee of 2.9% + $0.30.' },
      asOf: '2020-07-01',
    },
    inForce: {
      text: {
        en: 'On eBay.com there is no separate payment fee: the final value fee includes payment. An order costs a further $0.30 up to $10.00 and $0.40 above.',
      },
      since: '2024-03-15',
    },
    source: {
      title: 'eBay: 2024 winter seller update, financials',
      url: 'https://www.ebay.com/sellercenter/resources/seller-updates/2024-winter/financials',
      by: 'authority',
    },
    verified: true,
    reviewBy: '2027-03-15',
  },
  'ebay-top-rated': {
    title: { en: 'eBay’s top rated sellers' },
    stated: {
      text: { en: 'Up to a 10% discount, which requires 100+ transactions and 98%+ feedback.' },
      asOf: '2020-07-01',
    },
    inForce: {
      text: {
        en: 'On eBay.com: an account of 90 days, 100 transactions and $1,000 of sales to US buyers in twelve months, at most 0.5% of transactions with a defect and 3% shipped late. A feedback percentage is not a condition. The discount belongs to listings with one-day handling and 30-day free returns.',
      },
      since: null,
    },
    source: {
      title: 'eBay: becoming a top rated seller',
      url: 'https://sellglobal.ebay.in/seller-center/becoming-top-rated-seller/',
      by: 'authority',
    },
    verified: true,
    reviewBy: '2027-05-21',
  },
  'paypal-sri-lanka-fees': {
    title: { en: 'PayPal’s fees in Sri Lanka' },
    stated: {
      text: {
        en: 'Fees typically range from 2.9% for domestic transactions to 4.4% plus a fixed fee for international transactions.',
      },
      asOf: '2025-04-21',
    },
    inForce: {
      text: {
        en: 'We found no page of PayPal’s with merchant fees for Sri Lanka since receiving began. Treat the range as an estimate. Converting what you receive into another currency costs 3% on the page of 21 April 2025.',
      },
      since: null,
    },
    source: {
      title: 'PayPal: fees, Sri Lanka',
      url: 'https://www.paypal.com/lk/webapps/mpp/paypal-fees',
      by: 'authority',
    },
    verified: false,
    reviewBy: '2027-02-21',
  },
  'paypal-sri-lanka-receiving': {
    title: { en: 'Receiving by PayPal in Sri Lanka' },
    inForce: {
      text: {
        en: 'Announced on 15 May 2026 with Bank of Ceylon, Commercial Bank of Ceylon and Sampath Bank. What arrives goes to the linked local bank account; no balance in foreign currency is kept.',
      },
      since: '2026-05-15',
    },
    source: {
      title: 'Expansion of PayPal services in Sri Lanka officially announced',
      url: 'https://widgeta.com/2026/05/15/expansion-of-paypal-services-in-sri-lanka-officially-announced-may-15-2026-04-44/',
      by: 'other',
    },
    verified: false,
    reviewBy: '2027-02-21',
  },
  'wise-volume-discount': {
    title: { en: 'Wise’s own volume discount' },
    stated: {
      text: { en: 'A discount on the fee, in five steps by the amount of one transfer, from 1,000 to 50,000.' },
      asOf: '2024-01-01',
    },
    inForce: {
      text: {
        en: 'Wise lowers its percentage by what you send in a calendar month, all transfers together, and only on the part above the equivalent of 20,000 pounds (25,000 dollars in a newer copy of its page).',
      },
      since: null,
    },
    source: {
      title: 'Wise: how much does it cost to send large transfers',
      url: 'https://wise.com/uk/help/articles/2977942/how-much-does-it-cost-to-send-large-transfers',
      by: 'authority',
    },
    verified: true,
    reviewBy: '2027-05-21',
  },
  'amazon-fulfilment-table': {
    title: { en: 'Amazon’s fulfilment fees' },
    stated: {
      text: { en: 'One table by size and weight, the same for every price and every month of the year.' },
      asOf: '2024-01-01',
    },
    inForce: {
      text: {
        en: 'In the US the fulfilment fee also depends on the price since 15 January 2026. Since 17 April 2026 a surcharge of 3.5% is added to it, and peak fees apply from 15 October to 14 January.',
      },
      since: '2026-01-15',
    },
    source: { title: 'Amazon: selling fees', url: 'https://sell.amazon.com/pricing', by: 'authority' },
    verified: true,
    reviewBy: '2027-01-31',
  },
  'sri-lanka-income-tax': {
    title: { en: 'Foreign income in Sri Lanka' },
    inForce: {
      text: {
        en: 'Income that residents earn from abroad in foreign currency is taxable. After personal relief of Rs 1,800,000 the next Rs 1,000,000 is taxed at 6% and the rest at 15% at most, if it is remitted through a Sri Lankan bank.',
      },
      since: '2025-04-01',
    },
    source: {
      title: 'Foreign service income from 1 April 2025',
      url: 'https://www.taxadvisor.lk/article/fsi',
      by: 'other',
    },
    also: {
      title: 'Inland Revenue (Amendment) Act, No. 2 of 2025',
      url: 'https://documents.gov.lk/view/acts/2025/3/02-2025_E.pdf',
    },
    verified: true,
    reviewBy: '2027-04-01',
  },
} satisfies Readonly<Record<string, Fact>>;

export type FactName = keyof typeof facts;
