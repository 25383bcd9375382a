import { certainty } from './certainty.ts';
import { oldRate } from './old-rate.ts';
import { usTaxForm, usWithholding } from './us-papers.ts';
import { which } from './which.ts';

/** What a company costs, which one fits, and which rules apply: words for the keys of `@formation/formation`. */
const cost = {
  keys: {
    package: 'Our package',
    'registry-formation': 'Registration fee of the state or registry',
    ein: 'EIN from the IRS',
    'newspaper-notice': 'Newspaper notice required by law',
    'registry-initial': 'First report to the state',
    'registry-yearly': 'Annual report, statement or return',
    'state-tax': 'Minimum tax of the state',
    'business-registration': 'Business registration certificate',
    'registered-agent': 'Registered agent',
    address: 'Business or registered address',
    'company-secretary': 'Company secretary',
    accountant: 'Accountant',
    auditor: 'Auditor',
    'form-5472': 'Form 5472, prepared and sent',
    'form-1065': 'Form 1065, prepared',
    'tax-return': 'Tax return, prepared',
    'employers-return': 'Employer’s return',
    'data-protection': 'Data protection fee',
    itin: 'ITIN application',
  },
  statuses: {
    verified: 'Published price',
    estimate: 'Estimate: check with the agency',
    typical: 'Typical price',
    own: 'Your number',
    included: 'Included in the package for the first year',
    ours: 'Our price',
    off: 'You left this out',
    'not-published': 'Not published',
  },
  certainty,
  /** In place of how sure it is, where the pages say different amounts. */
  disagree: 'Public pages disagree: another says {other}',
  between: 'Prices we found: {low} to {high}.',
  betweenOpen: 'From {low}; no upper limit is published.',
  remarks: {
    'with-vat': 'With VAT, which a company that isn’t registered for VAT can’t reclaim.',
    'by-turnover-uk': 'The typical price is for a turnover below £50,000.',
    'by-turnover-hk':
      'The typical price is for a turnover below HK$1,000,000. Below HK$5,000,000 an auditor charges up to HK$15,000; above that, more.',
    'old-prices': 'Old prices: expect more.',
    'few-sources': 'We found few sources.',
    'free-with-articles': 'Free where it is filed together with the articles.',
    'due-after-its-year':
      'Counted in the year it covers. It falls due later: for year one, about 21 months after formation.',
    'if-personal-data': 'Only if the company keeps data of customers or staff; some of these are exempt.',
    'few-first-days':
      'Not owed for a first tax year of 15 days or less, unless the company does business in California in those days.',
    'from-25-with-new-york-income':
      'Only an LLC with income, gain, loss or deduction from New York pays this filing fee: from $25.',
    'free-by-15-april':
      'Free where it is filed by 15 April of 2026 or 2027, $35 after that. Nothing is announced for later years: $20 is counted.',
    'agent-in-maricopa-or-pima': 'Not needed where the statutory agent is in Maricopa or Pima County.',
    'up-to-5000-shares': 'The minimum, for up to 5,000 authorised shares. With more, enter the shares in the form.',
    'by-shares':
      'The lower of two methods, and $50 for the report. In the first year only its part of the year counts.',
    'parts-of-registration-lk':
      'Before VAT: name Rs 2,000, Form 1 Rs 4,000, articles Rs 2,000, and Rs 2,000 for each director and for the secretary. One director is counted. Paying online adds about 2%.',
    'after-annual-meeting-lk':
      'Form 15, within 30 working days of the annual meeting. The first meeting can be 18 months after incorporation; its return is counted in year one.',
    'own-secretary-lk': 'The only director can’t be the secretary.',
  },
  bothMethods: 'By authorised shares: {first}, as on the state’s notice. By assumed par value: {second}.',
  firstMethod: 'By authorised shares: {first}. The other method needs issued shares.',
  taken: {
    'no-later-known': 'No later fee is published, so later years use this one.',
    'no-earlier-known': 'The earliest fee we found is of {day}.',
  },
  besides: 'No total includes: {items}.',
  /** What no total has, in the middle of a sentence. */
  notCounted: {
    'data-protection': 'data protection fee, if the company keeps data of customers or staff',
    'tax-on-profit': 'tax on profit',
    'bank-charges': 'bank and payment fees',
    'card-stamp-duty': 'stamp duty of Sri Lanka on card payments abroad',
  },
  lowToHigh: '{low} to {high}',
  required: 'Required by law',
  dueBy: 'by {day}',
  year: 'Year {year}',
  total: 'Total over {years} years',
  totalOneYear: 'Total of the first year',
  fromTo: 'from {low} to {high}',
  fromOnly: 'from {low}, no upper end known',
  without: 'Not in the total: {lines}.',
  openEnded: 'The total can be higher, because no upper limit is published for: {lines}.',
  oldRate,
  ratesOf: 'Mid-market exchange rates of {day}',
  ownRupees: 'Rupees at your own rate, {rate} for a dollar',
  refusals: {
    'negative-price': 'A price cannot be below zero.',
    'no-package-here': 'We have no package for this place.',
    'no-rate': 'Enter an exchange rate above zero.',
  },
} as const;

const states = {
  columns: {
    name: 'State',
    formation: 'To form',
    report: 'Report',
    usualYear: 'A typical year',
  },
  noReport: 'no report',
  notPublished: 'not published',
  askAgency: 'Check with the {agency}.',
  popularOnly: 'Often chosen by founders abroad',
  noReportOnly: 'No yearly report',
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
    MT: 'The report is free in 2026 and 2027 when filed by 15 April; nothing is announced for later years.',
    NE: 'A newspaper notice follows the formation.',
    NV: 'Articles, initial list and state business licence together; each year list and licence.',
    NY: 'A newspaper notice is due within 120 days. The tax department’s filing fee is only for LLCs with income or costs in New York.',
    PA: 'A yearly report has replaced the one every ten years.',
    RI: 'The minimum tax is due as well as the report.',
    TN: 'A fee for each member, with a minimum and a maximum, at formation and each year.',
    WA: 'By post it is less.',
    WI: 'On paper it is higher.',
    WY: 'The minimum; it grows with assets in Wyoming. Paying by card online adds a little.',
  },
} as const;

const checks = {
  titles: {
    boi: 'Does my company have to file a BOI report?',
    'form-5472': 'Does my company have to file Form 5472?',
    'ein-without-ssn': 'How do I get an EIN without an SSN?',
    itin: 'Do I need an ITIN?',
    'us-tax-form': 'Which US tax form do I give a client or platform?',
    'us-withholding': 'How much US tax is withheld from a payment?',
    'uk-identity': 'When must I verify my identity at Companies House?',
  },
  inForce: 'Rule in force since {day}',
  official: 'The official page: {title}',
  unverified: 'Widely known; no source found. Check it before you rely on it.',
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
        answers: { 'before-26-march-2025': 'Before 26 Mar 2025', since: 'On 26 Mar 2025 or later' },
      },
    },
    results: {
      'not-required': 'No. Companies formed in the United States don’t have to file.',
      'not-a-reporting-company': 'No. Only foreign companies that registered with a US state report.',
      'within-30-days-of-registration':
        'Yes, within 30 days of the notice that the registration took effect. Owners who are US persons are not reported.',
      'was-due-in-april-2025': 'Yes. The report was due by 25 Apr 2025. Owners who are US persons are not reported.',
    },
  },
  'form-5472': {
    questions: {
      kind: {
        title: 'What kind of company is it?',
        answers: {
          llc: 'LLC',
          'llc-as-corporation': 'LLC that chose to be taxed as a corporation (Form 8832)',
          corporation: 'Corporation',
        },
      },
      owners: { title: 'How many owners does it have?', answers: { one: 'One', several: 'Two or more' } },
      foreign: {
        title: 'How much does an owner who isn’t a US person hold?',
        answers: { 'a-quarter-or-more': 'A quarter or more', less: 'Less than a quarter' },
      },
      year: {
        title: 'When does its tax year end?',
        answers: { december: '31 December', june: '30 June', other: 'Another day' },
      },
    },
    results: {
      'with-form-1120':
        'Yes, with Form 1120 by 15 April, for each year with transactions between the company and that owner or firms related to them. Form 7004, sent by that day, gives more time.',
      'with-form-1120-june':
        'Yes, with Form 1120: by 15 September for years that began before 2026, by 15 October for later ones, for each year with transactions between the company and that owner or firms related to them. Form 7004, sent by that day, gives more time.',
      'with-form-1120-other':
        'Yes, with Form 1120 by the 15th day of the fourth month after the year ends, for each year with transactions between the company and that owner or firms related to them. Form 7004, sent by that day, gives more time.',
      'only-form-1120': 'No. The corporation files Form 1120 alone.',
      'form-1065-instead':
        'No. An LLC with several owners is a partnership: Form 1065, by the 15th day of the third month after its year, 15 March for most.',
      'with-pro-forma-1120':
        'Yes, with a nearly blank Form 1120 by 15 April, for each year with transactions between you and the LLC. Money you paid in counts. Form 7004, sent by that day, gives more time.',
      'with-pro-forma-1120-june':
        'Yes, with a nearly blank Form 1120: by 15 September for years that began before 2026, by 15 October for later ones, for each year with transactions between you and the LLC. Money you paid in counts. Form 7004, sent by that day, gives more time.',
      'with-pro-forma-1120-other':
        'Yes, with a nearly blank Form 1120 by the 15th day of the fourth month after the year ends, for each year with transactions between you and the LLC. Money you paid in counts. Form 7004, sent by that day, gives more time.',
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
      'not-with-an-ssn': 'No. If you have an SSN, or can get one, use it instead.',
      renew: 'It has expired. Renew it with Form W-7 before the next return.',
      'keep-using-it': 'No. Keep using the one you have.',
      'apply-with-the-return': 'Yes. Send Form W-7 together with the return.',
      'apply-under-an-exception':
        'Possibly. To claim a treaty on Form W-8BEN, your Sri Lankan tax number is enough. For tax already withheld, Form W-7 lists exceptions that need no return; the payer’s documents go with it.',
      'not-for-this-alone':
        'Not for this alone. The IRS gives an ITIN for tax reasons; ask the bank or platform what else it accepts.',
      'not-needed': 'No. Owning a US company needs no ITIN, and an EIN can be had without one.',
    },
  },
  'us-tax-form': usTaxForm,
  'us-withholding': usWithholding,
  'uk-identity': {
    questions: {
      code: {
        title: 'Have you given your personal code to Companies House?',
        answers: { given: 'Yes', 'not-yet': 'Not yet' },
      },
      since: {
        title: 'When were you added to the register?',
        answers: {
          'before-18-november-2025': 'Before 18 Nov 2025',
          'since-then': 'On that day or later, or not yet',
        },
      },
      role: {
        title: 'What is your role?',
        answers: {
          director: 'Director',
          'director-and-owner': 'Director and person with significant control',
          'owner-only': 'Person with significant control, not director',
        },
      },
    },
    results: {
      done: 'You’ve done everything for this role. Use the same code for every other role.',
      'within-14-days': 'Within 14 days of being added to the register.',
      'before-appointment-and-14-days':
        'As director before the company is incorporated or the appointment made; as owner within 14 days of being added to the register.',
      'before-appointment': 'Before the company is incorporated or the appointment is made.',
      'transition-is-over': 'Now. The year in which existing directors and owners could wait ended on 18 Nov 2026.',
      'with-the-next-statement': 'With the next confirmation statement, at the latest by 18 Nov 2026.',
      'with-the-next-statement-and-14-days':
        'As director with the next confirmation statement; as owner within 14 days of its date.',
      'first-14-days-of-birth-month': 'In the first 14 days of your birth month.',
    },
  },
} as const;

/** What a company costs with us, in one line under a result that needs one. */
const offers = {
  us: 'Needs a US company: {price} with us in the first year, Wyoming’s fee included',
  uk: 'Needs a UK company: {price} with us in the first year, registry fee included',
} as const;

export const formation = { cost, states, which, checks, offers } as const;
