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
    text: 'Form a company, open its accounts and keep its filings up to date. Choose one service or several; each has its own price.',
    start: 'Get Started',
    call: 'Schedule a Call',
  },
  offer: {
    title: 'Company formation',
  },
  list: {
    title: 'Further services',
    text: 'What a company needs after it is formed.',
    more: 'Explore More',
    moreName: 'Explore More: {service}',
  },
  related: {
    title: 'We also help with',
    text: 'Payment gateway access, tax planning, compliance management and global banking help come with a service or are quoted separately.',
    items: {
      gateways: 'Payment gateway access',
      tax: 'Tax planning',
      compliance: 'Compliance management',
      banking: 'Global banking help',
    },
  },
  partners: { title: 'Partners', sampleNote: 'Example logos. Real ones replace them.' },
  help: {
    title: 'Need a Helping Hand?',
    text: 'Read a guide, write to us or book a call: all three are free.',
    guides: 'Business Guides',
    guidesNote: 'Articles on managing a company’s money.',
    contact: 'Contact Support',
    contactNote: `A quote or an answer ${claim.quote}.`,
    consultation: 'Schedule Consultation',
    consultationNote: `${office.callLengthInWords}, at a time that suits you.`,
  },
  page: {
    breadcrumb: 'Services',
    start: 'Get Started',
    call: 'Schedule a Call',
    trustedBy: 'Trusted by founders',
    costs: 'Cost and timing',
    needs: 'Who needs it',
    provide: 'What you must provide',
    howItWorks: 'How It Works',
    whyChoose: 'Why choose us',
    more: 'More detail',
    questions: 'Common questions',
    factBlock: {
      stated: 'The rule on {day}',
      inForce: 'In force now',
      inForceSince: 'In force now, since {day}',
      source: 'Source: {title}',
      checked: 'Last checked on {day}.',
      unverified: 'We couldn’t confirm this at the source. Check it there before you rely on it.',
      check: 'Check your own case',
      see: 'The rule and its source: {title}',
    },
    notAdvice: 'This page is general information, not legal or tax advice for your case.',
  },
} as const;
