import { otherHomes, type Reason } from './reason.ts';

/** For and against staying without a company for now. */
export const noneYet = [
  { key: 'nothing-to-register-yet', when: { stage: ['idea'] }, weight: 8, basis: 'ours' },
  { key: 'sales-can-carry-upkeep', when: { stage: ['regular-sales'] }, weight: -2, basis: 'ours' },
  { key: 'platform-pays-persons', when: { earning: ['freelance-platform'] }, weight: 4, basis: 'common' },
  {
    key: 'local-buyers-need-no-foreign-company',
    when: { buyers: ['sri-lanka'] },
    unless: { residence: otherHomes },
    weight: 4,
    basis: 'ours',
  },
  {
    key: 'first-rupees-are-free',
    when: { residence: ['sri-lanka'], earning: ['freelance-platform', 'own-clients'] },
    weight: 2,
    basis: 'lk-fifteen-percent',
  },
  { key: 'money-arrives-already', when: { payments: ['nothing-blocked'] }, weight: 2, basis: 'ours' },
  {
    key: 'cards-need-supported-country',
    when: { payments: ['cards-on-own-site', 'stripe'] },
    unless: { residence: otherHomes },
    weight: -2,
    basis: 'stripe',
  },
  {
    key: 'paypal-takes-cards',
    when: { payments: ['cards-on-own-site'], residence: ['sri-lanka'] },
    weight: 1,
    basis: 'paypal',
  },
  {
    key: 'marketplace-takes-persons',
    when: { payments: ['us-marketplace'], residence: ['sri-lanka'] },
    weight: 1,
    basis: 'amazon-countries',
  },
  { key: 'funds-need-a-company', when: { investors: ['us-funds'] }, weight: -4, basis: 'funds-practice' },
  { key: 'upkeep-eats-profit', when: { profit: ['under-500'] }, weight: 4, basis: 'ours' },
  { key: 'profit-worth-protecting', when: { profit: ['over-3000'] }, weight: -2, basis: 'ours' },
  { key: 'partners-need-an-agreement', when: { owners: ['several'] }, weight: -2, basis: 'ours' },
  { key: 'no-upkeep-at-all', when: { upkeep: ['least'] }, weight: 1, basis: 'ours' },
  {
    key: 'duties-there-already',
    when: { presence: ['us', 'uk', 'hong-kong'] },
    weight: -2,
    basis: 'ours',
  },
] as const satisfies readonly Reason[];
