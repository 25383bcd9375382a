import type { Translation } from '../index.ts';
import { about } from './about.ts';
import { blog } from './blog.ts';
import { contact } from './contact.ts';
import { fiveTips } from './five-tips.ts';
import { homeRules } from './home-rules.ts';
import { home } from './home.ts';
import { meet } from './meet.ts';
import { office } from './office.ts';
import { pricing } from './pricing.ts';
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
  about,
  testimonials,
  contact,
  meet,
  fiveTips,
  stateFee,
  office,
} as const satisfies Translation;
