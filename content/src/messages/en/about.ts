import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { site } from '../../firm/site.ts';

const claim = claimTexts('en');

/** The about page. */
export const about = {
  meta: {
    title: `About us: companies abroad, explained at home | ${site.brand}`,
    description:
      'Why we form UK, US and Hong Kong companies for founders in Sri Lanka, how we work, and the four values that you can hold us to.',
  },
  hero: {
    title: 'Companies abroad, explained at home',
    text: 'We help founders and freelancers in Sri Lanka to set up and run companies in the UK, the US and Hong Kong, and to be paid through them.',
  },
  story: {
    title: 'Our Story',
    paragraphs: {
      first:
        'A designer in Kandy can have a client in Austin by Tuesday. Being paid is harder. The card processor does not know her country, the bank abroad wants a company, the company wants an address, and each of them answers in a language of forms.',
      second:
        'That gap is our work. We form the company, line up the papers that a bank and a payment provider ask for, and follow the first payment home. We keep a ledger of it: every fee that we know of is written down before you pay it, ours on its own line.',
      third:
        'Today we register companies, open the way to accounts, keep books and watch the calendar. We still tell people who do not need a company that they do not need one.',
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
    quote: 'A border should cost you a fee that you can read, and nothing else.',
    text: 'Somebody who does good work in Sri Lanka should be paid for it as readily as somebody in London, and should know what each step costs and why. We want to be the page on which that is written, in the reader’s own language, with the date and the source.',
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
        text: 'Bank accounts, Stripe, Wise and PayPal, and the way of the money home.',
      },
      compliance: {
        title: 'Compliance',
        text: 'Annual reports, registered agent, owner reports and the dates of all of them.',
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
        text: 'Fees are written down with their source and their day. So is what we do not know.',
      },
      partnership: {
        title: 'Partnership',
        text: 'We stay after the certificate, and advise against ourselves when that is right.',
      },
      efficiency: {
        title: 'Efficiency',
        text: 'One file, asked for once, used for the registry, the bank and the tax office.',
      },
      compliance: { title: 'Compliance', text: 'Everything by the rules. A shortcut can cost you the account.' },
    },
  },
  reasons: {
    title: 'Why founders choose us',
    items: {
      knowledge: {
        title: 'Expert Knowledge',
        text: 'Registries, tax offices and payment providers of each country where we form companies, and the rules that changed last year.',
      },
      record: {
        title: 'Proven Track Record',
        text: `${claim.companies} companies registered and a success rate of ${claim.successRate}, each figure with its definition.`,
      },
      local: {
        title: 'Local Understanding',
        text: 'What banks in Sri Lanka ask for, what the Inland Revenue taxes, and how to say it in Sinhala and Tamil.',
      },
    },
  },
  definitions: {
    title: 'How we count',
    asOf: 'Stated for {day}.',
    /** Wherever figures of the firm stand. */
    unconfirmed: 'Our own figures, not audited yet.',
  },
} as const;
