import { site } from '../../firm/site.ts';
import { office } from './office.ts';
import { sharing } from './sharing.ts';

/** The frame around every page: navigation bar, side menu, footer, page not found. */
export const shell = {
  skipToContent: 'Skip to content',
  onThisPage: 'On this page',
  toTop: 'Back to top',
  strip: {
    announcement: 'Announcement',
    label: 'Opening hours',
    openNow: 'Open now',
    closedNow: 'Closed now',
    hours: office.hours,
  },
  /** On a drawing of a paper that nobody has issued. */
  specimen: 'specimen',
  theme: 'Dark theme',
  missing:
    'You’re offline, or part of this page didn’t load. The result will update when you reconnect; what you typed stays.',
  toolWithoutScript:
    'This tool needs JavaScript. Without it you only see the result for the figures already filled in.',
  nav: {
    label: 'Main',
    home: 'Home',
    services: 'Services',
    servicesTitle: 'Your Business Partner',
    servicesFoot: 'Not sure which ones you need?',
    scheduleCall: 'Schedule a Call',
    resources: 'Resources',
    resourcesTitle: 'Grow Your Company',
    resourcesFoot: 'Every rate has its date and source.',
    more: 'More',
    search: 'Search',
    pricing: 'Pricing',
    contact: 'Contact Us',
    logIn: 'Log In',
  },
  menu: { label: 'Menu', open: 'Menu', close: 'Close menu' },
  footer: {
    line: 'UK, US and Hong Kong companies for founders in Sri Lanka, with every fee shown.',
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
      description: 'We can’t find this page. Go to our services, the calculators or the contact form.',
    },
    heading: 'Page not found',
    text: 'We can’t find this page. Check the address, or start from one of the pages below.',
    links: [
      { href: '/', label: 'Home' },
      { href: '/services', label: 'Services' },
      { href: '/resources', label: 'Calculators and tools' },
      { href: '/search', label: 'Search' },
      { href: '/contact-us', label: 'Contact Us' },
    ],
  },
} as const;
