import { site } from '../../firm/site.ts';
import { office } from './office.ts';
import { sharing } from './sharing.ts';

/** The frame around every page: navigation bar, side menu, footer, page not found. */
export const shell = {
  skipToContent: 'Skip to content',
  onThisPage: 'On this page',
  strip: {
    label: 'Opening hours',
    openNow: 'Open now',
    closedNow: 'Closed now',
    hours: office.hours,
  },
  theme: 'Dark theme',
  missing:
    'Part of this page did not load, so nothing here follows what you type. We try again when you touch the page and when you are back online; what you typed stays.',
  toolWithoutScript:
    'This page needs JavaScript to follow what you type. Without it you see the answer to the form as it opens, and no answer once you change the form.',
  nav: {
    label: 'Main',
    home: 'Home',
    services: 'Services',
    servicesTitle: 'Your Business Partner',
    servicesFoot: 'Not sure which ones you need?',
    scheduleCall: 'Schedule a Call',
    resources: 'Resources',
    resourcesTitle: 'Grow Your Company',
    resourcesFoot: 'Rates carry a date and a source.',
    allResources: 'All resources',
    pricing: 'Pricing',
    contact: 'Contact Us',
    logIn: 'Log In',
  },
  menu: { label: 'Menu', open: 'Menu', close: 'Close menu' },
  footer: {
    line: 'Companies abroad for founders in Sri Lanka, with every fee written down.',
    company: 'Company',
    about: 'About Us',
    ourServices: 'Our Services',
    services: 'Services',
    contact: 'Contact',
    social: 'Follow us',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    dataProtection: 'Data protection',
    copyright: '© {years} {brand}',
    /** One sentence for each field of `site.firm` that is filled in. */
    firm: {
      legalName: 'A service of {legalName}.',
      number: 'Registered under number {number}.',
      address: 'Address: {address}.',
      dataController: 'Responsible for personal data: {dataController}.',
      people: 'Behind it: {people}.',
    },
  },
  breadcrumb: 'Where you are',
  next: 'What to do next',
  share: {
    title: 'Share this page',
    whatsapp: sharing.whatsapp,
    send: sharing.share,
    copy: 'Copy page link',
    copied: 'Link copied.',
    offline: 'Keep for offline',
  },
  inForceSince: 'In force since {day}.',
  notFound: {
    meta: {
      title: `Page not found | ${site.brand}`,
      description:
        'There is no page at this address. The services, the calculators and the contact form are one step away.',
    },
    heading: 'Page not found',
    text: 'There is no page at this address. It may have moved, or a letter is missing.',
    account: 'Pages at this address',
    amount: '0 entries',
    total: 'Balance',
    nothingLost: 'Nothing lost',
    links: [
      { href: '/', label: 'Home' },
      { href: '/services', label: 'Services' },
      { href: '/resources', label: 'Calculators and tools' },
      { href: '/contact-us', label: 'Contact Us' },
    ],
  },
} as const;
