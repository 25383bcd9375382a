import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { site } from '../../firm/site.ts';

const claim = claimTexts('en');

/** The about page. */
export const about = {
  meta: {
    title: `About us: companies abroad, explained at home | ${site.brand}`,
    description:
      'Why we form UK, US and Hong Kong companies for founders in Sri Lanka, how we work, and our four values.',
  },
  hero: {
    title: 'Companies abroad, explained at home',
    text: 'We help founders and freelancers in Sri Lanka set up and run UK, US and Hong Kong companies, and get paid through them.',
  },
  story: {
    title: 'Our Story',
    paragraphs: {
      first:
        'A designer in Kandy can find a client in Austin in a week. Getting paid is harder. The card processor doesn’t serve her country, the bank abroad wants a company, and the company needs an address there.',
      second:
        'We close that gap. We form the company, prepare the documents that banks and payment providers ask for, and follow your first payment home. You see every fee we know of before you pay, with ours on its own line.',
      third:
        'Today we register companies, help open accounts, keep books and watch deadlines. If you don’t need a company, we still tell you so.',
    },
    stats: {
      clients: { value: claim.clients, label: 'happy clients' },
      companies: { value: claim.companies, label: 'companies registered' },
      countries: { value: claim.countries, label: 'countries' },
      success: { value: claim.successRate, label: 'success rate' },
    },
  },
  vision: {
    title: 'CEO’s Vision',
    quote: 'You should know exactly what it costs to get paid across a border.',
    text: 'Good work from Sri Lanka should be as simple to be paid for as good work from London. You should know what each step costs, and why. We publish that in your own language, with the date and the source.',
    role: 'Chief executive',
    name: site.brand,
  },
  work: {
    title: 'What We Do',
    items: {
      formation: {
        title: 'Company formation',
        text: 'UK, US and Hong Kong companies, from the name check to the certificate.',
      },
      numbers: {
        title: 'Tax numbers',
        text: 'EIN for the company, ITIN for people who need one, applied for from Sri Lanka.',
      },
      accounts: {
        title: 'Accounts and payments',
        text: 'Bank accounts, Stripe, Wise, PayPal and transfers home.',
      },
      compliance: {
        title: 'Compliance',
        text: 'Annual reports, registered agents, ownership reports and all their dates.',
      },
      books: {
        title: 'Bookkeeping and tax planning',
        text: 'Monthly books in each currency, ready for accounts and returns.',
      },
      brand: { title: 'Trade marks', text: 'Search, classes and filing in the UK and the US.' },
    },
  },
  values: {
    title: 'Core Values',
    items: {
      transparency: {
        title: 'Transparency',
        text: 'We show every fee with its source and date, and we say what we don’t know.',
      },
      partnership: {
        title: 'Partnership',
        text: 'We support you after your company is formed, and we tell you when you don’t need us.',
      },
      efficiency: {
        title: 'Efficiency',
        text: 'We ask for your documents once and use them for the registry, the bank and the tax office.',
      },
      compliance: { title: 'Compliance', text: 'We do everything by the rules. A shortcut can cost you the account.' },
    },
  },
  reasons: {
    title: 'Why founders choose us',
    items: {
      knowledge: {
        title: 'Expert Knowledge',
        text: 'We know the registries, tax offices and payment providers of each country where we form companies, and which rules changed last year.',
      },
      record: {
        title: 'Proven Track Record',
        text: `${claim.companies} companies registered and a ${claim.successRate} success rate. “How we count” says what each figure means.`,
      },
      local: {
        title: 'Local Understanding',
        text: 'We know what Sri Lankan banks ask for and what the Inland Revenue taxes. We explain it in Sinhala and Tamil.',
      },
    },
  },
  definitions: {
    title: 'How we count',
    asOf: 'Stated for {day}.',
    /** Wherever figures of the firm are shown. */
    unconfirmed: 'These are our own figures. No auditor has checked them yet.',
  },
} as const;
