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
      title: 'Monthly profit',
      answers: { 'under-500': 'Under $500', '500-to-3000': '$500 to $3,000', 'over-3000': 'Over $3,000' },
    },
    owners: { title: 'Who owns it?', answers: { one: 'Only me', several: 'Two or more people' } },
    upkeep: {
      title: 'How much yearly paperwork can you handle?',
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
    'lk-ltd': 'A private limited company in Sri Lanka',
  },
  speaksFor: 'Pros',
  speaksAgainst: 'Cons',
  because: 'because you answered “{answer}”',
  and: '” and “',
  or: '” or “',
  notAdvice: 'A guide based on your answers, not legal or tax advice.',
  certainty: { ...certainty, ours: 'Our judgement' },
  from: 'in force since {day}',
  dated: 'page dated {day}',
  checked: 'checked on {day}',
  conditions: {
    'funds-buy-corporations': 'US funds usually buy shares only in US corporations. That is practice, not law.',
    'audit-every-year':
      'Its accounts are audited every year while it trades, even if it’s small. You did not choose an audit.',
    'stripe-not-in-sri-lanka': 'Stripe doesn’t open accounts for businesses in Sri Lanka.',
    'etsy-not-in-sri-lanka': 'Etsy doesn’t pay shops in Sri Lanka, and closed shops in such countries in August 2025.',
    'mercury-wants-us-company': 'Mercury only opens accounts for companies formed in the United States.',
    'mercury-takes-no-person': 'Mercury opens accounts for US companies, not for individuals.',
    'foreign-seller-either-way':
      'For a US marketplace it is a foreign seller, like you. It wouldn’t make the account easier to get.',
    'foreign-seller-there-too':
      'For a UK marketplace it is a foreign seller, like you. It wouldn’t make the account easier to get.',
  },
  notes: {
    'etsy-asks-where-you-live':
      'Etsy looks at where you live and bank. A company elsewhere may not be enough: ask Etsy before you form one.',
    'mercury-asks-for-an-address':
      'Mercury requires the EIN and an address where you work; it may refuse an agent’s. It doesn’t serve founders from some countries. We don’t know whether Sri Lanka is one of them.',
    'directors-prove-identity':
      'Every director proves their identity before the company is formed, and every owner of more than a quarter within 14 days.',
    'sales-tax-of-the-state':
      'With stock in a state, you may have to collect its sales tax. Marketplaces collect it for their sellers; your own site doesn’t.',
    'no-vat-threshold':
      'Run from abroad, without staff of its own in the UK, it has no VAT threshold: it registers from its first taxable sale there. A virtual office doesn’t change that.',
    'delaware-counts-shares':
      'In Delaware the yearly notice counts authorised shares and can show tens of thousands of dollars. By the other method most young companies pay far less. Our cost tool counts both.',
    'offshore-claim-is-hard':
      'It can claim that profit made outside Hong Kong is not taxed there. Since 2018 many claims have been refused or left open for years, and the audit is due in any case.',
    'managed-from-sri-lanka': 'If you manage it from Sri Lanka, it counts as resident there for tax too.',
    'fifteen-percent-alike':
      'What clients abroad pay you for services in foreign currency, through a bank to Sri Lanka, is taxed at 15% at most. That holds for a person and for a company alike.',
    'dividend-taxed-again': 'If it pays you a dividend, another 15% is withheld from it.',
    'secretary-from-the-start':
      'It needs a company secretary before it is registered. Its only director can’t be the secretary.',
    'return-after-the-meeting':
      'It holds an annual meeting and files Form 15 with the Registrar of Companies every year, even without business.',
    'form-for-us-clients': 'US clients ask it for Form W-8BEN-E.',
    'vat-on-stock-there': 'A seller from abroad with stock in the UK registers for VAT from the first sale.',
  },
  reasons: {
    'nothing-to-register-yet': 'Test the idea first. A company costs money from its first day, even without sales.',
    'sales-can-carry-upkeep': 'Regular sales can cover a company’s yearly fees.',
    'platform-pays-persons': 'Freelance platforms pay individuals. They don’t require a company.',
    'local-buyers-need-no-foreign-company':
      'Buyers in Sri Lanka pay you at home. A foreign company adds a second set of duties.',
    'first-rupees-are-free':
      'Without a company, part of your income is tax-free each year. Only the rest is taxed, and what clients abroad pay through a bank at 15% at most.',
    'money-arrives-already': 'You already get paid. A company wouldn’t change that.',
    'cards-need-supported-country':
      'Some card processors, such as Stripe, don’t open accounts for businesses in Sri Lanka.',
    'paypal-takes-cards':
      'PayPal announced in May 2026 that accounts in Sri Lanka can receive. Its buyers can pay by card. Try it first.',
    'marketplace-takes-persons':
      'Amazon’s list of countries for sellers named Sri Lanka in 2021. An individual or a Sri Lankan company may be enough. Ask Amazon first.',
    'funds-need-a-company': 'A fund needs a corporation before it invests. You can form one when talks are serious.',
    'upkeep-eats-profit': 'Yearly fees and an accountant would use up much of this profit.',
    'profit-worth-protecting': 'At this profit, separating business and private money is worth the cost.',
    'partners-need-an-agreement': 'Several owners need an agreement on shares. A company provides one.',
    'no-upkeep-at-all': 'No company, no yearly reports.',
    'clients-know-the-llc': 'US buyers and their systems are familiar with LLCs.',
    'far-from-the-buyers': 'A US company adds another country between you and these buyers.',
    'us-account-for-cards': 'With an EIN and a US account it can apply to card processors that work in the US.',
    'us-marketplace-home': 'US marketplaces pay a US company directly into a US account.',
    'dollar-invoices': 'Clients pay dollar invoices to a US account by domestic transfer.',
    'one-owner-one-form': 'With one owner abroad, its federal return is mostly an information form.',
    'partnership-return': 'With several owners it files a partnership return and a statement for each owner.',
    'tax-held-back-for-partners':
      'On profit from business in the US it pays tax ahead for each owner abroad: 37% for a person, 21% for a company.',
    'us-account-of-its-own': 'A US company with an EIN can apply for such an account.',
    'us-return-of-your-own':
      'Stock or staff there can make its profit US business income. An owner abroad then files a US tax return of their own.',
    'cheap-states': 'Some states require no yearly report, or only a short one.',
    'form-5472-every-year':
      'With an owner abroad, Form 5472 is due for every year with money between you and it. Missing it costs $25,000.',
    'funds-buy-delaware-shares': 'US funds expect this type, most often in Delaware.',
    'shares-from-the-start': 'Shares and options are ready when investors come.',
    'us-account-for-a-corporation': 'A US company with an EIN can apply for US accounts.',
    'pays-its-own-us-tax': 'It pays US tax itself, so that owners abroad need no US return for its business there.',
    'taxed-twice-without-investors':
      'Its profit is taxed, and dividends are taxed again. Without investors you gain nothing from that.',
    'software-sold-to-us': 'Software companies that sell to US firms often choose this type.',
    'too-heavy-for-small-profit': 'Tax returns and franchise tax are expensive for a profit of this size.',
    'stock-for-several-owners': 'Shares show clearly who owns what.',
    'corporate-return-every-year': 'A full corporate tax return is due every year.',
    'british-buyers-trust-ltd': 'Buyers in Britain and Europe know “Ltd” and can look it up on the register.',
    'works-for-everywhere': 'A Ltd is known everywhere and can invoice in any currency.',
    'uk-account-for-cards': 'A UK company can apply to card processors that work in the UK.',
    'uk-marketplace-home': 'UK marketplaces pay a UK company directly into a UK account.',
    'simple-shares': 'Shares for several owners are simple, and the register shows them.',
    'accounts-are-public': 'Accounts and a confirmation statement are due every year, and the accounts are public.',
    'small-accounts-no-audit': 'A small company files short accounts and needs no audit.',
    'asian-buyers-and-suppliers': 'Banks and suppliers in the region know Hong Kong companies.',
    'far-from-western-buyers': 'Western buyers know it less.',
    'goods-from-asia': 'Goods bought in China can be paid for and traded from Hong Kong.',
    'audit-is-no-obstacle': 'You do not mind the yearly audit.',
    'audit-eats-profit': 'The yearly audit costs a large part of a profit of this size.',
    'account-in-foreign-currency':
      'It can keep dollars, pounds or euros in a Business Foreign Currency Account, where clients pay its invoices by bank transfer.',
    'local-buyers-know-it': 'Buyers in Sri Lanka know “(Pvt) Ltd” and pay it at home.',
    'no-free-rupees-for-companies':
      'The tax-free part of each year is for people. A company has none before the same 15%.',
    'registers-in-the-state':
      'With stock or staff in a US state it may have to register there as a foreign company. It then reports its owners to FinCEN.',
    'at-home': 'It’s a company of the country you live in: one tax office, one register.',
    'abroad-of-home':
      'You live in a country with its own company law, its own types of company and its own tax on foreign ones.',
    'stock-or-staff-there': 'Your stock or staff are in its country, where rent, wages and taxes are paid.',
    'stock-or-staff-elsewhere': 'Your stock or staff are in another country. There it would be a foreign company.',
    'duties-there-already': 'Stock or staff abroad mean duties there, with or without a company.',
  },
} as const;
