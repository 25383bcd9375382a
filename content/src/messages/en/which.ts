import { certainty } from './certainty.ts';

/** The questionnaire: words for the keys of `@formation/formation`. */
export const which = {
  progress: 'Question {number} of {count}',
  skip: 'Skip this question',
  questions: {
    residence: {
      title: 'Where do you live?',
      answers: {
        'sri-lanka': 'Sri Lanka',
        us: 'United States',
        uk: 'United Kingdom',
        'hong-kong': 'Hong Kong',
        elsewhere: 'Somewhere else',
      },
    },
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
        invoices: 'Invoices paid by bank transfer',
        'cards-on-own-site': 'Card payments on my own site, by any provider',
        stripe: 'Card payments through Stripe',
        'us-marketplace': 'A seller account on a US marketplace',
        'uk-marketplace': 'A seller account on a UK marketplace',
        etsy: 'A shop on Etsy',
        mercury: 'A US business account such as Mercury',
      },
    },
    presence: {
      title: 'Do you have stock or staff abroad?',
      answers: {
        none: 'No, none abroad',
        us: 'In the United States',
        uk: 'In the United Kingdom',
        'hong-kong': 'In Hong Kong',
        elsewhere: 'In another country',
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
  and: '” and “',
  or: '” or “',
  notAdvice: 'A guide from your answers, not legal or tax advice.',
  certainty: { ...certainty, ours: 'Our judgement' },
  from: 'in force since {day}',
  dated: 'page of {day}',
  checked: 'checked on {day}',
  conditions: {
    'funds-buy-corporations':
      'US funds usually buy shares of a US corporation and of nothing else. That is practice, not law.',
    'audit-every-year':
      'Its accounts are audited every year while it trades, also when it is small. You did not choose an audit.',
    'stripe-not-in-sri-lanka': 'Stripe opens no account for a business in Sri Lanka.',
    'etsy-not-in-sri-lanka': 'Etsy pays no shop in Sri Lanka, and closed shops in such countries in August 2025.',
    'mercury-wants-us-company': 'Mercury opens accounts for companies formed in the United States only.',
    'mercury-takes-no-person': 'Mercury opens accounts for US companies, not for persons.',
    'foreign-seller-either-way':
      'For a US marketplace it is a foreign seller, as you are yourself. It would bring the account no closer.',
    'foreign-seller-there-too':
      'For a UK marketplace it is a foreign seller, as you are yourself. It would bring the account no closer.',
  },
  notes: {
    'etsy-asks-where-you-live':
      'Etsy looks at where you live and bank. A company elsewhere may not be enough: ask Etsy before you form one.',
    'mercury-asks-for-an-address':
      'Mercury asks for the EIN and an address where you work; an agent’s may be refused. It does not serve founders from some countries; we have not seen whether Sri Lanka is one of them.',
    'directors-prove-identity':
      'Every director proves their identity before the company is formed, and every owner of more than a quarter within 14 days.',
    'sales-tax-of-the-state':
      'Stock in a state can bring its sales tax. Marketplaces collect it for their sellers; your own site does not.',
    'vat-on-stock-there': 'A seller from abroad with stock in the UK registers for VAT from the first sale.',
  },
  reasons: {
    'nothing-to-register-yet': 'Test the idea first. A company costs money from its first day, also without sales.',
    'sales-can-carry-upkeep': 'Regular sales can carry the yearly fees of a company.',
    'platform-pays-persons': 'Freelance platforms pay persons. They do not ask for a company.',
    'local-buyers-need-no-foreign-company':
      'Buyers in Sri Lanka pay you at home. A foreign company adds a second set of duties.',
    'money-arrives-already': 'Your money arrives. A company would not change that.',
    'cards-need-supported-country':
      'Some card processors, Stripe among them, open no account for a business in Sri Lanka.',
    'paypal-takes-cards':
      'PayPal announced in May 2026 that accounts in Sri Lanka can receive. Its buyers can pay by card. Try it first.',
    'marketplace-takes-persons':
      'Amazon’s list of countries for sellers named Sri Lanka in 2021. A person or a Sri Lankan company may do. Ask Amazon first.',
    'funds-need-a-company':
      'Before a fund invests there has to be a corporation. You can form it when the talks are serious.',
    'upkeep-eats-profit': 'Yearly fees and an accountant would take much of a profit of this size.',
    'profit-worth-protecting': 'At this profit, keeping business and private money apart is worth its price.',
    'partners-need-an-agreement': 'Several owners need an agreement on shares. A company gives it a form.',
    'no-upkeep-at-all': 'No company, no yearly reports.',
    'clients-know-the-llc': 'Buyers in the US and their systems know the LLC.',
    'far-from-the-buyers': 'A US company is one more border between you and these buyers.',
    'us-account-for-cards': 'With an EIN and a US account it can apply to card processors that work in the US.',
    'us-marketplace-home': 'US marketplaces pay a US company to a US account without detours.',
    'dollar-invoices': 'Clients pay dollar invoices to a US account by domestic transfer.',
    'one-owner-one-form': 'With one owner abroad, its federal return is mostly an information form.',
    'partnership-return': 'With several owners it files a partnership return and a statement for each owner.',
    'tax-held-back-for-partners':
      'On profit from business in the US it pays tax ahead for each owner abroad: 37% for a person, 21% for a company.',
    'us-account-of-its-own': 'A US company with an EIN can apply for such an account.',
    'us-return-of-your-own':
      'Stock or staff there can make its profit US business income. An owner abroad then files a US tax return of their own.',
    'cheap-states': 'Some states ask for no yearly report, or a small one.',
    'form-5472-every-year':
      'With an owner abroad, Form 5472 is due for every year with money between you and it. Missing it costs $25,000.',
    'funds-buy-delaware-shares': 'It is the form that US funds expect, most often in Delaware.',
    'shares-from-the-start': 'Shares and options are there when investors come.',
    'us-account-for-a-corporation': 'A US company with an EIN can apply for US accounts.',
    'pays-its-own-us-tax': 'It pays US tax itself, so that owners abroad need no US return for its business there.',
    'taxed-twice-without-investors': 'Its profit is taxed, and dividends again. Without investors that buys nothing.',
    'software-sold-to-us': 'Software companies that sell to US firms often take this form.',
    'too-heavy-for-small-profit': 'Returns and franchise tax weigh on a profit of this size.',
    'stock-for-several-owners': 'Shares make it plain who owns what.',
    'corporate-return-every-year': 'A full corporate tax return is due every year.',
    'british-buyers-trust-ltd': 'Buyers in Britain and Europe know “Ltd” and can look it up.',
    'works-for-everywhere': 'A Ltd is known everywhere and invoices in any currency.',
    'uk-account-for-cards': 'A UK company can apply to card processors that work in the UK.',
    'uk-marketplace-home': 'UK marketplaces pay a UK company to a UK account without detours.',
    'simple-shares': 'Shares for several owners are simple, and the register shows them.',
    'accounts-are-public': 'Accounts and a confirmation statement are due every year, and the accounts are public.',
    'small-accounts-no-audit': 'A small company files short accounts and needs no audit.',
    'asian-buyers-and-suppliers': 'Banks and suppliers in the region know the Hong Kong company.',
    'far-from-western-buyers': 'For buyers in the West it is a less known name.',
    'goods-from-asia': 'Goods bought in China can be paid for and traded from Hong Kong.',
    'audit-is-no-obstacle': 'You do not mind the yearly audit.',
    'audit-eats-profit': 'The yearly audit takes a large part of a profit of this size.',
    'registers-in-the-state':
      'With stock or staff in a US state it may have to register there as a foreign company. It then reports its owners to FinCEN.',
    'at-home': 'It is the form of the country you live in: one tax office, one register.',
    'abroad-of-home': 'You live under another company law, which has its own form and its own tax on a foreign one.',
    'stock-or-staff-there': 'Your stock or staff are in its country, where rent, wages and taxes are paid.',
    'stock-or-staff-elsewhere': 'Your stock or staff are in another country, where it would be a foreign company.',
    'duties-there-already': 'Stock or staff abroad bring duties there, with or without a company.',
  },
} as const;
