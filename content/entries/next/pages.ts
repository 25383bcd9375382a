import type { Lead } from '../../src/lead.ts';

/** Pages that are neither a tool, a service, a company nor an article, as a list of what is next names them. */
export const pages = {
  packages: {
    href: '/pricing',
    title: { en: 'Packages and prices' },
    text: { en: 'What we ask to form a company, and what the registry takes.' },
  },
  services: {
    href: '/services',
    title: { en: 'All services' },
    text: { en: 'Three countries to form a company in, and nine services after it.' },
  },
  resources: {
    href: '/resources',
    title: { en: 'All free tools' },
    text: { en: 'Calculators, comparisons, deadlines and codes, without an account.' },
  },
  testimonials: {
    href: '/testimonials',
    title: { en: 'Reviews' },
    text: { en: 'What is written about us, with its source and date.' },
  },
  about: {
    href: '/about',
    title: { en: 'About us' },
    text: { en: 'Who we are, and how we count the figures that we state.' },
  },
  contact: {
    href: '/contact-us',
    title: { en: 'Contact us' },
    text: { en: 'Ask for a quote, or for anything that is not said here.' },
  },
  reasons: {
    href: '/which-company/reasons',
    title: { en: 'Every reason for and against' },
    text: { en: 'What the questionnaire weighs, with the source of each rule.' },
  },
  'fee-changes': {
    href: '/fees/changes',
    title: { en: 'What changed in the fees' },
    text: { en: 'Every fee that rose, fell or is announced, by its day.' },
  },
  'bank-wires': {
    href: '/fees/bank-wires',
    title: { en: 'What banks take for a wire' },
    text: { en: 'Charges of banks in Sri Lanka for money from abroad.' },
  },
  'privacy-policy': {
    href: '/privacy-policy',
    title: { en: 'Privacy policy' },
    text: { en: 'What we collect, what for, and whom we show it to.' },
  },
  'data-protection': {
    href: '/data-protection',
    title: { en: 'Data protection' },
    text: { en: 'What is stored, for how long, and how to have it erased.' },
  },
  'terms-and-conditions': {
    href: '/terms-and-conditions',
    title: { en: 'Terms and conditions' },
    text: { en: 'What you and we agree on when you order.' },
  },
} satisfies Readonly<Record<string, Lead>>;

export type PageName = keyof typeof pages;
