import type { Steps } from '../../src/pages/next-step.ts';
import type { FormationSlug } from '../formation/cards.ts';
import type { ServiceSlug } from '../services/cards.ts';
import type { ToolName } from '../tools/tools.ts';
import type { PageName } from './pages.ts';
import type { NamedPost } from './posts.ts';

/** What belongs together: the pages that stand at the end of a page as what is next. No other file says it. */
export const next = {
  tool: {
    ebay: ['tool:payouts', 'tool:bulk', 'article:why-tracking-your-expenses-matters'],
    paypal: ['tool:stripe', 'tool:payouts', 'article:streamline-your-invoicing-process'],
    wise: ['tool:payoneer', 'tool:payouts', 'article:owning-a-company-abroad-from-sri-lanka'],
    amazon: ['tool:payouts', 'tool:bulk', 'service:trademark-registration'],
    etsy: ['tool:payouts', 'tool:compare', 'service:bookkeeping'],
    shopify: ['page:bank-wires', 'tool:compare', 'tool:which-company'],
    daraz: ['tool:profit-margin', 'tool:bulk', 'article:how-to-set-a-small-business-budget'],
    'tiktok-shop': ['tool:which-company', 'tool:shopify', 'tool:compare'],
    upwork: ['tool:payouts', 'tool:fiverr', 'tool:which-company'],
    fiverr: ['tool:payouts', 'tool:upwork', 'tool:which-company'],
    youtube: ['tool:rule-checks', 'tool:gumroad', 'article:five-tips-to-keep-your-business-finances-on-track'],
    patreon: ['tool:gumroad', 'tool:youtube', 'tool:rule-checks'],
    udemy: ['tool:gumroad', 'tool:youtube', 'tool:rule-checks'],
    gumroad: ['tool:youtube', 'tool:compare', 'tool:payoneer'],
    'app-store': ['tool:google-play', 'tool:compare', 'tool:which-company'],
    'google-play': ['tool:app-store', 'page:bank-wires', 'tool:compare'],
    mercury: ['service:usa-account', 'page:bank-wires', 'tool:wise'],
    'profit-margin': ['tool:compare', 'tool:bulk', 'article:how-to-set-a-small-business-budget'],
    stripe: ['service:stripe-account', 'tool:compare', 'tool:payouts'],
    payoneer: ['tool:payouts', 'tool:wise', 'tool:compare'],
    bulk: ['tool:compare', 'tool:fees', 'service:bookkeeping', 'page:developers'],
    compare: ['tool:bulk', 'tool:payouts', 'tool:fees', 'page:developers'],
    payouts: ['page:bank-wires', 'tool:stripe', 'tool:payoneer'],
    fees: ['tool:compare', 'tool:payouts', 'page:fee-changes', 'page:developers'],
    'company-cost': ['tool:which-company', 'tool:deadlines', 'page:packages'],
    'state-fees': ['tool:company-cost', 'service:registered-agent', 'service:annual-report'],
    deadlines: ['tool:rule-checks', 'service:annual-report', 'tool:company-cost'],
    'which-company': ['tool:company-cost', 'company:us', 'company:uk'],
    'rule-checks': ['tool:deadlines', 'service:boi-report', 'service:ein'],
    'name-generator': ['tool:hsic-search', 'service:trademark-registration', 'tool:which-company'],
    'hsic-search': ['company:hong-kong', 'tool:name-generator', 'tool:deadlines'],
  },
  service: {
    'registered-agent': ['tool:company-cost', 'tool:state-fees', 'service:annual-report', 'company:us'],
    ein: ['tool:rule-checks', 'service:usa-account', 'company:us'],
    'boi-report': ['tool:rule-checks', 'tool:deadlines', 'company:us'],
    itin: ['tool:rule-checks', 'service:ein', 'article:why-hiring-an-accountant-helps-big-time'],
    'annual-report': [
      'tool:deadlines',
      'tool:state-fees',
      'tool:company-cost',
      'article:preparing-for-the-fiscal-year-end',
    ],
    'trademark-registration': ['tool:name-generator', 'company:uk', 'company:us'],
    'usa-account': ['tool:mercury', 'tool:payouts', 'company:us'],
    bookkeeping: [
      'article:why-tracking-your-expenses-matters',
      'tool:bulk',
      'article:benefits-of-real-time-financial-reporting',
    ],
    'stripe-account': ['tool:stripe', 'company:us', 'company:uk'],
  },
  company: {
    uk: [
      'service:stripe-account',
      'tool:name-generator',
      'article:preparing-for-the-fiscal-year-end',
      'page:testimonials',
    ],
    us: ['service:ein', 'service:registered-agent', 'service:usa-account', 'page:testimonials'],
    'hong-kong': ['tool:hsic-search', 'tool:which-company', 'page:contact'],
  },
  article: {
    'benefits-of-real-time-financial-reporting': ['service:bookkeeping', 'tool:fees', 'page:resources'],
    'five-tips-to-keep-your-business-finances-on-track': ['tool:payouts', 'service:usa-account', 'page:resources'],
    'how-to-manage-payroll-stress-free': ['service:bookkeeping', 'tool:payouts', 'page:services'],
    'how-to-set-a-small-business-budget': ['tool:company-cost', 'tool:profit-margin', 'page:packages'],
    'managing-business-debts-effectively': ['tool:deadlines', 'tool:profit-margin', 'service:annual-report'],
    'owning-a-company-abroad-from-sri-lanka': ['tool:which-company', 'company:hong-kong', 'company:us'],
    'preparing-for-the-fiscal-year-end': ['tool:deadlines', 'tool:rule-checks', 'service:annual-report'],
    'streamline-your-invoicing-process': ['tool:payouts', 'tool:stripe', 'service:stripe-account'],
    'why-hiring-an-accountant-helps-big-time': ['service:bookkeeping', 'tool:rule-checks', 'page:services'],
    'why-tracking-your-expenses-matters': ['tool:bulk', 'service:bookkeeping', 'page:resources'],
  },
  page: {
    about: ['page:testimonials', 'page:privacy-policy', 'page:terms-and-conditions'],
    testimonials: ['page:about', 'page:packages', 'page:contact'],
    developers: ['tool:fees', 'tool:payouts', 'tool:company-cost'],
    reasons: ['tool:which-company', 'tool:company-cost', 'tool:rule-checks'],
    'privacy-policy': ['page:data-protection', 'page:terms-and-conditions', 'page:about'],
    'data-protection': ['page:privacy-policy', 'page:terms-and-conditions', 'page:about'],
    'terms-and-conditions': ['page:privacy-policy', 'page:data-protection', 'page:about'],
  },
} satisfies Readonly<{
  tool: Readonly<Record<ToolName, Steps>>;
  service: Readonly<Record<ServiceSlug, Steps>>;
  company: Readonly<Record<FormationSlug, Steps>>;
  article: Readonly<Record<NamedPost, Steps>>;
  page: Readonly<Partial<Record<PageName, Steps>>>;
}>;

/** After an article or a calculator that is new and not named above. */
export const otherwise: Steps = ['tool:payouts', 'tool:which-company', 'page:packages'];
