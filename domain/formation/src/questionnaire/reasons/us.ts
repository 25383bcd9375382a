import type { Reason } from './reason.ts';

/** For and against a US LLC. */
export const usLlc = [
  { key: 'clients-know-the-llc', when: { buyers: ['us', 'everywhere'] }, weight: 2, basis: 'ours' },
  { key: 'far-from-the-buyers', when: { buyers: ['uk-europe', 'asia'] }, weight: -1, basis: 'ours' },
  { key: 'us-account-for-cards', when: { payments: ['cards-on-own-site', 'stripe'] }, weight: 2, basis: 'mercury' },
  { key: 'us-account-of-its-own', when: { payments: ['mercury'] }, weight: 4, basis: 'mercury' },
  { key: 'us-marketplace-home', when: { payments: ['us-marketplace'] }, weight: 4, basis: 'ours' },
  { key: 'dollar-invoices', when: { payments: ['invoices'] }, weight: 1, basis: 'ours' },
  {
    key: 'one-owner-one-form',
    when: { owners: ['one'] },
    unless: { residence: ['us'], presence: ['us'] },
    weight: 1,
    basis: 'form-5472',
  },
  { key: 'partnership-return', when: { owners: ['several'] }, weight: -1, basis: 'foreign-partners' },
  {
    key: 'tax-held-back-for-partners',
    when: { owners: ['several'], presence: ['us'] },
    unless: { residence: ['us'] },
    weight: -2,
    basis: 'foreign-partners',
  },
  { key: 'cheap-states', when: { upkeep: ['least'] }, weight: 2, basis: 'state-reports' },
  {
    key: 'form-5472-every-year',
    when: { upkeep: ['least', 'some'] },
    unless: { residence: ['us'], owners: ['several'] },
    weight: -1,
    basis: 'form-5472',
  },
  { key: 'at-home', when: { residence: ['us'] }, weight: 4, basis: 'ours' },
  { key: 'abroad-of-home', when: { residence: ['uk', 'hong-kong'] }, weight: -2, basis: 'ours' },
  { key: 'stock-or-staff-there', when: { presence: ['us'] }, weight: 4, basis: 'ours' },
  { key: 'stock-or-staff-elsewhere', when: { presence: ['uk', 'hong-kong'] }, weight: -2, basis: 'ours' },
  {
    key: 'us-return-of-your-own',
    when: { presence: ['us'] },
    unless: { residence: ['us'] },
    weight: -1,
    basis: 'common',
  },
] as const satisfies readonly Reason[];

/** For and against a US corporation. */
export const usCorporation = [
  { key: 'funds-buy-delaware-shares', when: { investors: ['us-funds'] }, weight: 8, basis: 'funds-practice' },
  { key: 'shares-from-the-start', when: { investors: ['perhaps-later'] }, weight: 1, basis: 'funds-practice' },
  { key: 'taxed-twice-without-investors', when: { investors: ['none'] }, weight: -8, basis: 'common' },
  { key: 'software-sold-to-us', when: { earning: ['software'] }, weight: 1, basis: 'ours' },
  {
    key: 'us-account-for-a-corporation',
    when: { payments: ['cards-on-own-site', 'stripe', 'us-marketplace', 'mercury'] },
    weight: 1,
    basis: 'mercury',
  },
  {
    key: 'too-heavy-for-small-profit',
    when: { profit: ['under-500', '500-to-3000'] },
    weight: -2,
    basis: 'ours',
  },
  { key: 'stock-for-several-owners', when: { owners: ['several'] }, weight: 1, basis: 'ours' },
  { key: 'corporate-return-every-year', when: { upkeep: ['least'] }, weight: -2, basis: 'common' },
  { key: 'pays-its-own-us-tax', when: { presence: ['us'] }, weight: 2, basis: 'common' },
] as const satisfies readonly Reason[];
