/** What a company costs, which one fits, and which rules apply: words for the keys of `@formation/formation`. */
const cost = {
  keys: {
    package: 'Our package',
    'registry-formation': 'Registration fee of the state or registry',
    ein: 'EIN from the IRS',
    'newspaper-notice': 'Newspaper notice that the state’s law asks for',
    'registry-yearly': 'Annual report, statement or return',
    'state-tax': 'Minimum tax of the state',
    'business-registration': 'Business registration certificate',
    'registered-agent': 'Registered agent',
    address: 'Business or registered address',
    'company-secretary': 'Company secretary',
    accountant: 'Accountant',
    auditor: 'Auditor',
    itin: 'ITIN application',
  },
  statuses: {
    verified: 'Seen on a published page',
    estimate: 'Estimate: check with the agency',
    own: 'Your number',
    included: 'Included in the package for the first year',
    ours: 'Our price',
    'not-published': 'Not published',
  },
  confidence: {
    matched: 'Seen on a public page.',
    'matched-weak': 'Agrees only with a table of uncertain origin.',
    conflict: 'Public pages disagree: another says {other}.',
    'general-knowledge': 'From general knowledge, seen on no page.',
  },
  atLeast: 'at least',
  required: 'The law asks for it.',
  inForceFrom: 'known from {day}',
  dueBy: 'by {day}',
  eachYear: 'each year',
  year: 'Year {year}',
  total: 'Total over {years} years',
  totalOneYear: 'Total of the first year',
  without: 'The total is without: {lines}.',
  laterYears: 'Later years are counted at today’s fees.',
  ratesOf: 'Exchange rates of {day}, from the middle of the market',
  yourPrice: 'Your price a year',
  yourPriceOnce: 'Your price',
  yourPriceHelp: 'Nobody publishes this price. Fill in what you were quoted; empty is left out of the total.',
  ifYouForget: 'If you forget',
  notInTotal: 'Not in the total.',
  refusals: {
    'negative-price': 'A price cannot be below zero.',
    'no-package-here': 'We have no package for this place.',
    'more-than-four': 'Compare up to four at once.',
  },
  soleTraderNote:
    'The fee of the Western Province for a capital below Rs 300,000. Other provinces set their own; your Divisional Secretariat knows it.',
  ukIncluded: 'UK packages carry no note of a registry fee, so it is counted as included.',
  packageNotLater: 'What the package includes is counted for the first year only.',
} as const;

const states = {
  columns: {
    name: 'State',
    formation: 'To form',
    report: 'Report',
    usualYear: 'A usual year',
  },
  noReport: 'no report',
  notPublished: 'not published',
  askAgency: 'Check with the {agency}.',
  popularOnly: 'Often chosen by founders abroad',
  noReportOnly: 'Without a yearly report',
  popular: {
    investors: 'Company law that investors know; the usual state for corporations that raise money',
    'us-presence': 'A US market of its own, no personal income tax, close to logistics',
    'no-report': 'No annual report, the lowest upkeep, owners not on the public record',
    'large-market': 'A large market; franchise tax only above a threshold',
    'low-fees': 'Low fees, no state income tax, owners not on the public record',
  },
  /** What the amounts of a state leave out, for LLCs unless it says otherwise. */
  notes: {
    AL: 'The business privilege tax is no longer paid or filed when it is $100 or less, for tax years after 2023.',
    AK: 'A free first report is due within six months.',
    AZ: 'A newspaper notice is needed unless the statutory agent is in Maricopa or Pima County.',
    CA: 'The tax is due each year, the statement every second year.',
    FL: 'Late after 1 May, with a high late fee.',
    IN: 'The amount online; on paper it is higher.',
    IA: 'The amount online; on paper it is higher.',
    LA: 'With the fee for filing online.',
    MA: 'Filing online costs $20 more.',
    MN: 'By post it is $20 less.',
    MO: 'On paper it is higher.',
    MT: 'The report was free in some recent years when filed by 15 April.',
    NE: 'A newspaper notice follows the formation.',
    NV: 'Articles, initial list and state business licence together; each year list and licence.',
    NY: 'A newspaper notice is due within 120 days. The tax department’s filing fee grows with income.',
    PA: 'The yearly report took the place of one every ten years.',
    RI: 'The minimum tax comes besides the report.',
    TN: 'A fee for each member, with a minimum and a maximum, at formation and each year.',
    WA: 'By post it is less.',
    WI: 'On paper it is higher.',
    WY: 'The minimum; it grows with assets in Wyoming. Paying by card online adds a little.',
  },
} as const;

const which = {
  progress: 'Question {number} of {count}',
  skip: 'Skip this question',
  questions: {
    stage: {
      title: 'Where are you now?',
      answers: { idea: 'An idea', 'first-sales': 'First sales', 'regular-sales': 'Sales every month' },
    },
    earning: {
      title: 'How do you earn?',
      answers: {
        'freelance-platform': 'Through a freelance platform',
        'own-clients': 'Services to my own clients',
        'online-shop': 'Selling goods online',
        software: 'Software or an app',
      },
    },
    buyers: {
      title: 'Where are most of your buyers?',
      answers: {
        us: 'United States',
        'uk-europe': 'United Kingdom or Europe',
        asia: 'Hong Kong, China or elsewhere in Asia',
        'sri-lanka': 'Sri Lanka',
        everywhere: 'Everywhere',
      },
    },
    payments: {
      title: 'What do you need to be paid?',
      answers: {
        'nothing-blocked': 'Nothing, the money arrives already',
        'cards-on-own-site': 'Card payments on my own site',
        'us-marketplace': 'A seller account on a US marketplace',
        'uk-marketplace': 'A seller account on a UK marketplace',
        invoices: 'Invoices paid by bank transfer',
      },
    },
    investors: {
      title: 'Do you want investors?',
      answers: { none: 'No', 'perhaps-later': 'Perhaps later', 'us-funds': 'Yes, funds in the United States' },
    },
    profit: {
      title: 'What is left for you in a usual month?',
      answers: { 'under-500': 'Under $500', '500-to-3000': '$500 to $3,000', 'over-3000': 'Over $3,000' },
    },
    owners: { title: 'Who owns it?', answers: { one: 'Only me', several: 'Two or more people' } },
    upkeep: {
      title: 'How much yearly paperwork is fine?',
      answers: {
        least: 'As little as possible',
        some: 'Some, with an accountant',
        'audit-is-fine': 'A full audit is fine',
      },
    },
  },
  outcomes: {
    'none-yet': 'You do not need a company yet',
    'us-llc': 'A US LLC',
    'us-corporation': 'A US corporation',
    'uk-ltd': 'A UK limited company',
    'hk-ltd': 'A Hong Kong limited company',
  },
  speaksFor: 'Speaks for it',
  speaksAgainst: 'Speaks against it',
  because: 'because you answered “{answer}”',
  notAdvice: 'A guide from your answers, not legal or tax advice.',
  reasons: {
    'nothing-to-register-yet': 'Test the idea first. A company costs money from its first day, also without sales.',
    'sales-can-carry-upkeep': 'Regular sales can carry the yearly fees of a company.',
    'platform-pays-persons': 'Freelance platforms pay persons. They do not ask for a company.',
    'local-buyers-need-no-foreign-company':
      'Buyers in Sri Lanka pay you at home. A foreign company adds a second set of duties.',
    'money-arrives-already': 'Your money arrives. A company would not change that.',
    'cards-need-supported-country':
      'Some card processors, Stripe among them, open no account for a business in Sri Lanka.',
    'funds-need-a-company': 'Investors buy shares, and only a company has shares.',
    'upkeep-eats-profit': 'Yearly fees and an accountant would take much of a profit of this size.',
    'profit-worth-protecting': 'At this profit, keeping business and private money apart is worth its price.',
    'partners-need-an-agreement': 'Several owners need an agreement on shares. A company gives it a form.',
    'no-upkeep-at-all': 'No company, no yearly reports.',
    'clients-know-the-llc': 'Buyers in the US and their systems know the LLC.',
    'far-from-the-buyers': 'A US company is one more border between you and these buyers.',
    'us-account-for-cards': 'With an EIN and a US account it can apply to card processors that work in the US.',
    'us-marketplace-home': 'US marketplaces pay a US company to a US account without detours.',
    'dollar-invoices': 'Clients pay dollar invoices to a US account by domestic transfer.',
    'funds-want-shares': 'Funds do not usually invest in an LLC.',
    'one-owner-one-form': 'With one owner abroad, its federal return is mostly an information form.',
    'partnership-return': 'With several owners it files a partnership return and a statement for each owner.',
    'cheap-states': 'Some states ask for no yearly report, or a small one.',
    'form-5472-every-year': 'Form 5472 is due every year, and the penalty for missing it is high.',
    'funds-buy-delaware-shares': 'It is the form that US funds expect, most often in Delaware.',
    'shares-from-the-start': 'Shares and options are there when investors come.',
    'taxed-twice-without-investors': 'Its profit is taxed, and dividends again. Without investors that buys nothing.',
    'software-sold-to-us': 'Software companies that sell to US firms often take this form.',
    'too-heavy-for-small-profit': 'Returns and franchise tax weigh on a profit of this size.',
    'stock-for-several-owners': 'Shares make it plain who owns what.',
    'corporate-return-every-year': 'A full corporate tax return is due every year.',
    'british-buyers-trust-ltd': 'Buyers in Britain and Europe know “Ltd” and can look it up.',
    'works-for-everywhere': 'A Ltd is known everywhere and invoices in any currency.',
    'uk-account-for-cards': 'A UK company can apply to card processors that work in the UK.',
    'uk-marketplace-home': 'UK marketplaces pay a UK company to a UK account without detours.',
    'not-the-us-marketplace': 'For a US marketplace it is a foreign seller.',
    'simple-shares': 'Shares for several owners are simple, and the register shows them.',
    'accounts-are-public': 'Accounts and a confirmation statement are due every year, and the accounts are public.',
    'small-accounts-no-audit': 'A small company files short accounts and needs no audit.',
    'funds-prefer-delaware': 'US funds usually ask for a Delaware corporation instead.',
    'asian-buyers-and-suppliers': 'Banks and suppliers in the region know the Hong Kong company.',
    'far-from-western-buyers': 'For buyers in the West it is a less known name.',
    'goods-from-asia': 'Goods bought in China can be paid for and traded from Hong Kong.',
    'audit-every-year': 'Accounts are audited every year, also small ones.',
    'audit-is-no-obstacle': 'You do not mind the yearly audit.',
    'audit-costs-more-than-profit': 'The audit may cost more than the profit it looks at.',
  },
} as const;

const checks = {
  titles: {
    boi: 'Must my company file a BOI report?',
    'form-5472': 'Must my company file Form 5472?',
    'ein-without-ssn': 'How do I get an EIN without an SSN?',
    itin: 'Do I need an ITIN?',
    'uk-identity': 'When must I verify my identity at Companies House?',
  },
  inForce: 'Rule in force since {day}',
  source: 'Source: {title}, checked on {day}',
  unverified: 'From general knowledge. Check it at the source before you rely on it.',
  again: 'Start again',
  boi: {
    questions: {
      formed: {
        title: 'Where was the company formed?',
        answers: { 'in-the-us': 'In a US state', abroad: 'In another country' },
      },
      registered: {
        title: 'Is it registered to do business in a US state?',
        answers: { 'with-a-us-state': 'Yes', 'with-none': 'No' },
      },
      when: {
        title: 'When was it registered there?',
        answers: { 'before-26-march-2025': 'Before 26 March 2025', since: 'On that day or later' },
      },
    },
    results: {
      'not-required': 'No. Companies formed in the United States need not file.',
      'not-a-reporting-company': 'No. Only foreign companies that registered with a US state report.',
      'within-30-days-of-registration':
        'Yes, within 30 days of the notice that the registration took effect. Owners who are US persons are not reported.',
      'was-due-in-april-2025': 'Yes. The report was due by 25 April 2025. Owners who are US persons are not reported.',
    },
  },
  'form-5472': {
    questions: {
      kind: { title: 'What kind of company is it?', answers: { llc: 'LLC', corporation: 'Corporation' } },
      owners: { title: 'How many owners has it?', answers: { one: 'One', several: 'Two or more' } },
      foreign: {
        title: 'How much belongs to somebody who is not a US person?',
        answers: { 'a-quarter-or-more': 'A quarter or more', less: 'Less than a quarter' },
      },
    },
    results: {
      'with-form-1120':
        'Yes, with Form 1120, for each year with transactions between the company and that owner or firms related to them.',
      'only-form-1120': 'No. The corporation files Form 1120 alone.',
      'form-1065-instead': 'No. An LLC with several owners files Form 1065 as a partnership.',
      'with-pro-forma-1120':
        'Yes, with a nearly blank Form 1120, by 15 April, for each year with transactions between you and the LLC. Money you paid in counts.',
      'on-the-owners-own-return': 'No. A US owner reports the LLC on their own return.',
    },
  },
  'ein-without-ssn': {
    questions: {
      company: { title: 'Is the company formed?', answers: { formed: 'Yes', 'not-yet': 'Not yet' } },
      number: {
        title: 'Do you have an SSN or ITIN?',
        answers: { 'ssn-or-itin': 'Yes, one of them', neither: 'Neither' },
      },
      office: {
        title: 'Where is the company’s main office?',
        answers: { 'in-the-us': 'In the United States', abroad: 'Abroad' },
      },
    },
    results: {
      'form-the-company-first': 'Form the company first. The application asks for its legal name and day of formation.',
      'fax-mail-or-phone':
        'Send Form SS-4 by fax or mail, or call the IRS line for applicants abroad. Fax takes about four business days, mail four weeks or more.',
      'fax-or-mail':
        'Send Form SS-4 by fax or mail. The online form is closed to owners without a US tax number. Fax takes about four business days, mail four weeks or more.',
      online: 'Apply online at irs.gov with your number. The EIN is shown at the end.',
    },
  },
  itin: {
    questions: {
      have: {
        title: 'Do you have a US tax number?',
        answers: { ssn: 'An SSN', itin: 'An ITIN', neither: 'Neither' },
      },
      reason: {
        title: 'What would you need it for?',
        answers: {
          'us-tax-return': 'To file a US tax return of my own',
          'treaty-or-withholding': 'To claim a tax treaty, or for tax withheld from a payment',
          'a-bank-or-platform-asks': 'A bank or platform asks for it',
          'to-own-a-company': 'To own a US company',
        },
      },
      used: {
        title: 'Was it on a US tax return?',
        answers: {
          'in-the-last-three-years': 'In the last three years',
          'not-for-three-years': 'Not for three years in a row',
        },
      },
    },
    results: {
      'not-with-an-ssn': 'No. Who has an SSN, or can have one, uses it instead.',
      renew: 'It has expired. Renew it with Form W-7 before the next return.',
      'keep-using-it': 'No. Keep using the one you have.',
      'apply-with-the-return': 'Yes. Send Form W-7 together with the return.',
      'apply-under-an-exception':
        'Possibly. Form W-7 lists exceptions that need no return; the payer’s documents go with it.',
      'not-for-this-alone':
        'Not for this alone. The IRS gives an ITIN for tax reasons; ask the bank or platform what else it accepts.',
      'not-needed': 'No. Owning a US company needs no ITIN, and an EIN can be had without one.',
    },
  },
  'uk-identity': {
    questions: {
      code: { title: 'Have you given your personal code?', answers: { given: 'Yes', 'not-yet': 'Not yet' } },
      since: {
        title: 'Since when are you on the register?',
        answers: {
          'before-18-november-2025': 'Since before 18 November 2025',
          'since-then': 'Since that day, or not yet',
        },
      },
      role: {
        title: 'As what?',
        answers: {
          director: 'Director',
          'director-and-owner': 'Director and person with significant control',
          'owner-only': 'Person with significant control, not director',
        },
      },
    },
    results: {
      done: 'Nothing is left to do for this role. Use the same code for every other role.',
      'within-14-days': 'Within 14 days of being added to the register.',
      'before-appointment-and-14-days':
        'As director before the company is incorporated or the appointment made; as owner within 14 days of being added to the register.',
      'before-appointment': 'Before the company is incorporated or the appointment is made.',
      'transition-is-over':
        'Now. The year in which existing directors and owners could wait ended on 18 November 2026.',
      'with-the-next-statement': 'With the next confirmation statement, at the latest by 18 November 2026.',
      'with-the-next-statement-and-14-days':
        'As director with the next confirmation statement; as owner within 14 days of its date.',
      'first-14-days-of-birth-month': 'In the first 14 days of your birth month.',
    },
  },
} as const;

export const formation = { cost, states, which, checks } as const;
