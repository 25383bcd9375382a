import { otherHomes, type Reason } from './reason.ts';

/**
 * For and against a private limited company in Sri Lanka. That somebody lives there is no reason alone: so do most who
 * need no company yet.
 */
export const lkLtd = [
  {
    key: 'at-home',
    when: { residence: ['sri-lanka'], earning: ['own-clients', 'software'] },
    weight: 2,
    basis: 'ours',
  },
  {
    key: 'account-in-foreign-currency',
    when: { residence: ['sri-lanka'], payments: ['nothing-blocked', 'invoices'] },
    weight: 2,
    basis: 'lk-currency-account',
  },
  {
    key: 'marketplace-takes-persons',
    when: { payments: ['us-marketplace'], residence: ['sri-lanka'] },
    weight: 1,
    basis: 'amazon-countries',
  },
  {
    key: 'local-buyers-know-it',
    when: { buyers: ['sri-lanka'] },
    unless: { residence: otherHomes },
    weight: 1,
    basis: 'ours',
  },
  {
    key: 'profit-worth-protecting',
    when: { residence: ['sri-lanka'], profit: ['over-3000'] },
    weight: 1,
    basis: 'ours',
  },
  { key: 'simple-shares', when: { residence: ['sri-lanka'], owners: ['several'] }, weight: 1, basis: 'ours' },
  {
    key: 'audit-is-no-obstacle',
    when: { residence: ['sri-lanka'], upkeep: ['audit-is-fine'] },
    weight: 1,
    basis: 'lk-audit',
  },
  {
    key: 'no-free-rupees-for-companies',
    when: { residence: ['sri-lanka'], earning: ['freelance-platform', 'own-clients'] },
    weight: -1,
    basis: 'lk-fifteen-percent',
  },
  { key: 'nothing-to-register-yet', when: { stage: ['idea'] }, weight: -2, basis: 'ours' },
  { key: 'audit-eats-profit', when: { profit: ['under-500'] }, weight: -4, basis: 'lk-audit' },
  {
    key: 'cards-need-supported-country',
    when: { payments: ['cards-on-own-site', 'stripe'] },
    unless: { residence: otherHomes },
    weight: -2,
    basis: 'stripe',
  },
  { key: 'abroad-of-home', when: { residence: otherHomes }, weight: -4, basis: 'ours' },
  { key: 'registers-in-the-state', when: { presence: ['us'] }, weight: -2, basis: 'boi' },
  {
    key: 'stock-or-staff-elsewhere',
    when: { presence: ['us', 'uk', 'hong-kong', 'elsewhere'] },
    weight: -2,
    basis: 'ours',
  },
] as const satisfies readonly Reason[];
