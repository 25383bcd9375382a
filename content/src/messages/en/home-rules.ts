import { certainty } from './certainty.ts';

/** What Sri Lankan law says to residents who own a company abroad: words for `sriLanka` of `@formation/formation`. */
export const homeRules = {
  title: 'If you live in Sri Lanka',
  lead: 'A company abroad does not take you out of Sri Lankan law. This is what we have read about it, and what we have not found.',
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
      'How much a person may pay out for shares is not known to us. Earlier regulations allowed an amount; orders since April 2020 suspended such payments with exceptions. Ask your bank before you pay.',
    'limit-of-a-company': 'A Sri Lankan company that is not listed could invest up to ${amount} abroad.',
    'services-180-days':
      'Payment for services that you render from Sri Lanka must reach Sri Lanka within {amount} days from the day of the service. It need not be changed into rupees.',
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
  lapsed: 'The order that we have read ended on {day}. Ask your bank which one counts today.',
  dated: 'of {day}',
  checked: 'Checked on {day}',
  article: 'The whole of it, with what to ask your bank',
  notAdvice: 'A summary of what we have read, not legal or tax advice.',
  short:
    'Sri Lankan law is not in these sums. Money for shares leaves through an Outward Investment Account, pay for your services comes home within 180 days from the day of the service, and a company managed from here may be taxed here.',
  more: 'The rules, with sources',
} as const;
