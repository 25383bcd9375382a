import type { Source } from '../../../schedule/schedule.ts';

/** Where Upwork's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'help-2026-08': {
    title: 'Upwork help: freelancer service fee',
    href: 'https://support.upwork.com/hc/en-us/articles/211062538-Learn-about-the-Freelancer-Service-Fee',
    checked: '2026-08-04',
  },
  'matrix-2026-10': {
    title: 'Dollar fee matrix: Upwork takes 0 to 15% of a contract since May 2025',
    href: 'https://huggingface.co/datasets/thedollartoolkit/dollar-fee-matrix',
    checked: '2026-10-16',
  },
  'pricing-2026-07': {
    title: 'Freelance platforms compared: Upwork’s pricing page of 23 Jul 2026',
    described: 'upworkPricing',
    checked: '2026-10-02',
  },
  'channels-2026-10': {
    title: 'Research on freelance platforms: Upwork’s Connects and Freelancer Plus',
    described: 'upworkResearch',
    checked: '2026-10-08',
  },
  'compared-2026-10': {
    title: 'Comparison of Upwork’s fees for freelancers and clients, of 4 Oct 2026',
    described: 'upworkComparison',
    checked: '2026-10-04',
  },
  'news-2023': {
    title: 'Freelancing Buzz: Upwork takes 10% of every contract from 3 May 2023',
    href: 'https://freelancingbuzz.com/upwork-revises-freelancer-fee-structure/',
    checked: '2023-05-03',
  },
  direct: {
    title: 'Upwork help: the fee on Direct Contracts, with and without Freelancer Plus',
    href: 'https://support.upwork.com/hc/en-us/articles/40444525840915',
    checked: '2026-11-28',
    own: true,
    undated: true,
  },
  bank: {
    title: 'Upwork: direct to local bank',
    href: 'https://support.upwork.com/hc/en-us/articles/211060578-What-are-the-fees-limits-and-timing-of-Direct-to-Local-Bank-payments',
    checked: '2026-08-05',
    own: true,
  },
  'bank-rates': {
    title:
      'Reports from India and Pakistan on the rate of Upwork’s bank: 2% to 4.2% below the market; none from Sri Lanka',
    described: 'upworkBankRates',
    checked: '2026-08-04',
  },
  payoneer: {
    title: 'Upwork: Payoneer as a withdrawal method, with no fee of its own',
    href: 'https://community.upwork.com/t5/Withdrawal-Methods/Payoneer/ta-p/1349476',
    checked: '2026-11-28',
    own: true,
  },
  writers: {
    title: 'Writers’ Guru: Upwork takes 1 to 2 dollars for a withdrawal to Payoneer',
    href: 'http://www.writersguru.net/upwork-payment-options/',
    checked: '2026-11-28',
  },
  wire: {
    title: 'Upwork: payments and fees, 50 dollars a wire',
    href: 'https://support.upwork.com/hc/en-us/articles/35089917299219-Payments-and-fees',
    checked: '2026-11-28',
    own: true,
  },
  'wire-before': {
    title: 'Upwork: wire transfer, 30 dollars on an older page',
    href: 'https://community.upwork.com/t5/Withdrawal-Methods/Wire-transfer/ta-p/1349486',
    checked: '2026-11-28',
    own: true,
  },
} as const satisfies Readonly<Record<string, Source>>;
