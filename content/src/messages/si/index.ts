import type { Translation } from '../shape.ts';
import { about } from './about.ts';
import { api } from './api.ts';
import { blog } from './blog.ts';
import { bulk } from './bulk.ts';
import { calculators } from './calculators.ts';
import { checksPage } from './checks-page.ts';
import { companyCost } from './company-cost.ts';
import { compare } from './compare.ts';
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
import { amazon } from './platforms/amazon.ts';
import { appStore } from './platforms/app-store.ts';
import { bankWires } from './platforms/bank-wires.ts';
import { daraz } from './platforms/daraz.ts';
import { ebay } from './platforms/ebay.ts';
import { etsy } from './platforms/etsy.ts';
import { fiverr } from './platforms/fiverr.ts';
import { googlePlay } from './platforms/google-play.ts';
import { gumroad } from './platforms/gumroad.ts';
import { mercury } from './platforms/mercury.ts';
import { patreon } from './platforms/patreon.ts';
import { payoneer } from './platforms/payoneer.ts';
import { paypal } from './platforms/paypal.ts';
import { profitMargin } from './platforms/profit-margin.ts';
import { shopify } from './platforms/shopify.ts';
import { stripe } from './platforms/stripe.ts';
import { tiktokShop } from './platforms/tiktok-shop.ts';
import { udemy } from './platforms/udemy.ts';
import { upwork } from './platforms/upwork.ts';
import { wise } from './platforms/wise.ts';
import { youtube } from './platforms/youtube.ts';
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

/** The files that are translated; a line here, and one above, registers a file. `platforms` holds some of its files. */
export const si = {
  about,
  api,
  blog,
  bulk,
  calculators,
  checksPage,
  companyCost,
  compare,
  contact,
  deadlinePage,
  deadlines,
  developers,
  embed,
  feeNews,
  feeTables,
  fileField,
  fiveTips,
  formation,
  formationPages,
  home,
  homeRules,
  hsicSearch,
  lastResults,
  mail,
  meet,
  nameGenerator,
  office,
  offline,
  papers,
  payouts,
  platforms: {
    amazon,
    'bank-wires': bankWires,
    daraz,
    ebay,
    etsy,
    fiverr,
    patreon,
    gumroad,
    'app-store': appStore,
    'google-play': googlePlay,
    mercury,
    payoneer,
    paypal,
    'profit-margin': profitMargin,
    shopify,
    stripe,
    'tiktok-shop': tiktokShop,
    udemy,
    upwork,
    wise,
    youtube,
  },
  pricing,
  reminders,
  resources,
  search,
  services,
  sharing,
  shell,
  stateFee,
  testimonials,
  whichPage,
  whichReasons,
} satisfies Translation;
