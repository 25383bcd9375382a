import { about } from './about.ts';
import { api } from './api.ts';
import { blog } from './blog.ts';
import { bulk } from './bulk.ts';
import { calculators } from './calculators.ts';
import { checksPage } from './checks-page.ts';
import { companyCost } from './company-cost.ts';
import { compare } from './compare.ts';
import { console } from './console.ts';
import { contact } from './contact.ts';
import { deadlinePage } from './deadline-page.ts';
import { deadlines } from './deadlines.ts';
import { developers } from './developers.ts';
import { embed } from './embed.ts';
import { feeNews } from './fee-news.ts';
import { feeTables } from './fee-tables.ts';
import { fileField } from './file-field.ts';
import { fiveTips } from './five-tips.ts';
import { formationPages } from './formation-pages.ts';
import { formation } from './formation.ts';
import { homeRules } from './home-rules.ts';
import { home } from './home.ts';
import { hsicSearch } from './hsic-search.ts';
import { lastResults } from './last-results.ts';
import { mail } from './mail.ts';
import { meet } from './meet.ts';
import { nameGenerator } from './name-generator.ts';
import { office } from './office.ts';
import { offline } from './offline.ts';
import { papers } from './papers.ts';
import { payouts } from './payouts.ts';
import { platforms } from './platforms/index.ts';
import { pricing } from './pricing.ts';
import { reminders } from './reminders.ts';
import { resources } from './resources.ts';
import { search } from './search.ts';
import { services } from './services.ts';
import { sharing } from './sharing.ts';
import { shell } from './shell.ts';
import { stateFee } from './state-fee.ts';
import { testimonials } from './testimonials.ts';
import { whichPage, whichReasons } from './which-page.ts';

/** One file for each part of the site; a part is added by copying its neighbour. */
export const en = {
  blog,
  sharing,
  shell,
  home,
  homeRules,
  services,
  pricing,
  resources,
  search,
  bulk,
  calculators,
  about,
  api,
  testimonials,
  checksPage,
  compare,
  companyCost,
  console,
  contact,
  lastResults,
  mail,
  meet,
  nameGenerator,
  hsicSearch,
  formation,
  formationPages,
  deadlinePage,
  deadlines,
  developers,
  embed,
  feeNews,
  feeTables,
  fileField,
  fiveTips,
  stateFee,
  office,
  offline,
  papers,
  payouts,
  platforms,
  reminders,
  whichPage,
  whichReasons,
} as const;
