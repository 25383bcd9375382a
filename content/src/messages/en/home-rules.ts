import { certainty } from './certainty.ts';

/** What Sri Lankan law says to residents who own a company abroad: words for `sriLanka` of `@formation/formation`. */
export const homeRules = {
  title: 'If you live in Sri Lanka',
  lead: 'Sri Lankan law still applies when you own a company abroad. Here is what we found, and what we couldn’t find.',
  topics: {
    'holding-abroad': 'Owning it',
    'coming-home': 'Bringing the money home',
    tax: 'Tax in Sri Lanka',
  },
  rules: {
    'investment-account':
      'Money that you invest abroad, the price of shares in your own company included, leaves through an Outward Investment Account at a bank in Sri Lanka.',
    'account-holders':
      'A resident person, a registered partnership or a Sri Lankan company can open one. Dividends and the price of a sale come back into it.',
    'limit-of-a-person':
      'We don’t know how much a person may pay out for shares. Earlier regulations allowed an amount; orders since April 2020 suspended such payments with exceptions. Ask your bank before you pay.',
    'limit-of-a-company': 'A Sri Lankan company that is not listed could invest up to ${amount} abroad.',
    'services-180-days':
      'Payment for services you provide from Sri Lanka must reach Sri Lanka within {amount} days from the day of the service. You don’t have to change it into rupees.',
    'goods-are-converted':
      'Payment for exported goods that is left after permitted payments is changed into rupees by the 10th day after three calendar months.',
    'foreign-currency-accounts':
      'A Business or Personal Foreign Currency Account holds what arrives from abroad. Rupees cannot be changed into it.',
    'managed-from-here':
      'A company counts as resident in Sri Lanka for tax if its management and control are exercised here at any time of the year, wherever it was formed. A resident is taxed on income from everywhere.',
    'fifteen-percent':
      'Service exports and foreign income in foreign currency that are remitted through a bank to Sri Lanka are taxed at no more than {amount}%. What stays abroad is taxed at the normal rates.',
  },
  certainty: { ...certainty, unknown: 'Not known to us' },
  from: 'since {day}',
  lapsed: 'The last order we found ended on {day}. Ask your bank which one applies today.',
  dated: 'of {day}',
  checked: 'Checked on {day}',
  article: 'The full article, with questions to ask your bank',
  notAdvice: 'A summary of what we found, not legal or tax advice.',
  short:
    'These totals leave out Sri Lankan rules. Money for shares must go through an Outward Investment Account. Payment for your services must reach Sri Lanka within 180 days from the day of the service. A company managed from here may be taxed here.',
  more: 'The rules, with sources',
} as const;
