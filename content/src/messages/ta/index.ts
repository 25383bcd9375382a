import type { Translation } from '../index.ts';
import { about } from './about.ts';
import { blog } from './blog.ts';
import { calculators } from './calculators.ts';
import { companyCost } from './company-cost.ts';
import { contact } from './contact.ts';
import { deadlinePage } from './deadline-page.ts';
import { deadlines } from './deadlines.ts';
import { fiveTips } from './five-tips.ts';
import { formationPages } from './formation-pages.ts';
import { homeRules } from './home-rules.ts';
import { home } from './home.ts';
import { mail } from './mail.ts';
import { meet } from './meet.ts';
import { office } from './office.ts';
import { payouts } from './payouts.ts';
import { ebay } from './platforms/ebay.ts';
import { paypal } from './platforms/paypal.ts';
import { stripe } from './platforms/stripe.ts';
import { wise } from './platforms/wise.ts';
import { pricing } from './pricing.ts';
import { reminders } from './reminders.ts';
import { resources } from './resources.ts';
import { services } from './services.ts';
import { sharing } from './sharing.ts';
import { shell } from './shell.ts';
import { stateFee } from './state-fee.ts';
import { testimonials } from './testimonials.ts';

/** The files that are translated; a line here, and one above, registers a file. `platforms` holds some of its files. */
export const ta = {
  blog,
  sharing,
  shell,
  home,
  homeRules,
  services,
  pricing,
  resources,
  calculators,
  about,
  testimonials,
  companyCost,
  contact,
  mail,
  meet,
  formationPages,
  deadlinePage,
  deadlines,
  fiveTips,
  stateFee,
  office,
  payouts,
  reminders,
  platforms: {
    ebay,
    paypal,
    stripe,
    wise,
  },
} as const satisfies Translation;
