import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { site } from '../../firm/site.ts';
import { office } from './office.ts';

const claim = claimTexts('en');

/** The list of services and what every service page shares. */
export const services = {
  /** What we ask for a service, once the owner has set it. */
  prices: { label: 'Our price', fixed: '{amount}', from: 'from {amount}', range: '{low} to {high}' },
  meta: {
    title: `Our services: company formation, accounts and filings | ${site.brand}`,
    description:
      'UK, US and Hong Kong company formation from Sri Lanka, and the services a company needs after it: tax numbers, accounts, filings and books.',
  },
  hero: {
    title: 'Our Services',
    text: 'Form the company, open the account, keep both in good standing. Take one part or all of them; each has a price of its own.',
    start: 'Get Started',
    call: 'Schedule a Call',
  },
  offer: {
    title: 'Company formation',
  },
  list: {
    title: 'Further services',
    text: 'What a company needs after its certificate.',
    more: 'Explore More',
    moreName: 'Explore More: {service}',
  },
  related: {
    title: 'Around them',
    text: 'Payment gateway access, tax planning, compliance management and global banking help are part of the work or quoted on their own.',
    items: {
      gateways: 'Payment gateway access',
      tax: 'Tax planning',
      compliance: 'Compliance management',
      banking: 'Global banking help',
    },
  },
  partners: { title: 'Partners', sampleNote: 'Sample names and marks, drawn for this page.' },
  help: {
    title: 'Need a Helping Hand?',
    text: 'Read, write or talk: all three are free.',
    guides: 'Business Guides',
    guidesNote: 'Articles on running the money side of a company.',
    contact: 'Contact Support',
    contactNote: `A quote or an answer ${claim.quote}.`,
    consultation: 'Schedule Consultation',
    consultationNote: `${office.callLengthInWords}, at a time that suits you.`,
  },
  page: {
    breadcrumb: 'Services',
    start: 'Get Started',
    call: 'Schedule a Call',
    specimen: 'specimen',
    trustedBy: 'Trusted by founders',
    costs: 'What it costs and takes',
    needs: 'Who needs it',
    provide: 'What you must provide',
    howItWorks: 'How It Works',
    whyChoose: 'Why choose us',
    more: 'The longer explanation',
    questions: 'Questions about it',
    factBlock: {
      stated: 'As it stood on {day}',
      inForce: 'In force now',
      since: 'since {day}',
      source: 'Source: {title}',
      checked: 'Last checked on {day}.',
      unverified: 'Not confirmed at the source. Check it there before you rely on it.',
      check: 'Check your own case',
      see: 'The rule and its source: {title}',
    },
    notAdvice: 'This page explains; it is not legal or tax advice for your case.',
  },
} as const;
