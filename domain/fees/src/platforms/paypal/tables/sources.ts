import type { Source } from '../../../schedule/schedule.ts';

/** Where PayPal's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'us-merchant-2025-08': {
    title: 'PayPal US merchant fees, last updated 18 August 2025',
    href: 'https://www.paypal.com/us/business/paypal-business-fees',
    checked: '2025-08-18',
    own: true,
  },
  'us-merchant-2026-09': {
    title: 'PayPal US merchant fees, read on 20 September 2026',
    href: 'https://www.paypal.com/us/business/paypal-business-fees',
    checked: '2026-09-20',
    own: true,
  },
  'us-ratecard-2026-08': {
    title: 'PayPal US rate card, last updated 15 July 2026',
    href: 'https://www.paypal.com/us/business/paypal-business-fees',
    checked: '2026-08-27',
  },
  'us-changelog-2026-09': {
    title: 'PayPal US merchant fees, last updated 1 September 2026',
    href: 'https://www.paypal.com/us/business/paypal-business-fees',
    checked: '2026-09-15',
  },
  toolorbit: {
    title: 'toolorbit: PayPal fees in 2026',
    href: 'https://toolorbit.site/blog/paypal-fees-complete-guide',
    checked: '2026-01-01',
  },
  'fee-calc': {
    title: 'fee-calc.com: PayPal fee calculator',
    href: 'https://www.fee-calc.com/paypal-fee-calculator',
    checked: '2026-11-21',
  },
  'in-2024': {
    title: 'PayPal India: fees of sellers, page of 28 March 2024 as read on 4 August 2026',
    href: 'https://www.paypal.com/in/webapps/mpp/paypal-seller-fees',
    checked: '2026-08-04',
  },
  'multi-2026-06': {
    title: 'PayPal business fees by country',
    href: 'https://www.paypal.com/uk/business/paypal-business-fees',
    checked: '2026-06-09',
  },
  unsourced: {
    title: 'Common knowledge; no public page was found',
    described: 'commonKnowledge',
    checked: '2026-11-21',
  },
  'kr-official': {
    title: 'PayPal Korea fees (international payment 4.4% + fixed fee): no page names those for Sri Lanka',
    href: 'https://www.paypal.com/kr/webapps/mpp/paypal-fees?locale.x=en_KR',
    checked: '2026-11-21',
  },
  'lk-company-2026-06': {
    title: 'Finance guide of a Sri Lankan company, June 2026: 3.49% and 1.5% for payments from abroad',
    described: 'lkCompany',
    checked: '2026-06-30',
  },
  spec: {
    title: 'Calculator specification, PayPal fee information',
    described: 'specification',
    checked: '2026-11-21',
  },
  'pte-consumer-2025-04': {
    title: 'PayPal consumer fees for a group of markets with Sri Lanka, 21 April 2025',
    href: 'https://www.paypal.com/lk/webapps/mpp/paypal-fees',
    checked: '2025-04-21',
    own: true,
  },
  'us-pdf-2021': {
    title: 'PayPal US merchant fees, last updated 15 January 2021',
    href: 'https://fdocuments.in/document/t-050-sgd-swedish-krona-325-sek-swiss-franc-055-chf-thai-baht.html',
    checked: '2021-01-15',
    own: true,
  },
  'us-2021': {
    title: 'EcommerceBytes: PayPal from 2.9% + 0.30 to 3.49% + 0.49 in August 2021',
    href: 'https://www.ecommercebytes.com/C/blog/blog.pl?/pl/2021/6/1624118634.html',
    checked: '2021-06-01',
  },
  'us-qr-2023': {
    title: 'PayPal: notice on QR codes, October 2023 (copy)',
    href: 'https://www.paypal.com/us/legalhub',
    checked: '2023-10-01',
  },
  'gb-2021': {
    title: 'PYMNTS: PayPal raises fees between the UK and the EEA',
    href: 'https://www.pymnts.com',
    checked: '2021-01-01',
  },
  'gb-calc': {
    title: 'PayPal fee calculator UK',
    href: 'https://www.ebayfeescalculator.com/uk-paypal-calculator/',
    checked: '2023-01-02',
  },
  'gb-2026-10': {
    title: 'PayPal UK merchant fees, last updated 1 October 2026',
    href: 'https://www.paypal.com/uk/webapps/mpp/merchant-fees',
    checked: '2026-10-08',
  },
  'hk-2026-10': {
    title: 'PayPal Hong Kong fees in force from 7 August 2025, in use in October 2026',
    href: 'https://www.paypal.com/hk/business/paypal-business-fees',
    checked: '2026-10-01',
  },
} as const satisfies Readonly<Record<string, Source>>;
