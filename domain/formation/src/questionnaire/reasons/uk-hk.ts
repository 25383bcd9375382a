import type { Reason } from './reason.ts';

/** For and against a UK limited company. */
export const ukLtd = [
  { key: 'british-buyers-trust-ltd', when: { buyers: ['uk-europe'] }, weight: 4, basis: 'ours' },
  { key: 'works-for-everywhere', when: { buyers: ['everywhere'] }, weight: 1, basis: 'ours' },
  { key: 'uk-account-for-cards', when: { payments: ['cards-on-own-site', 'stripe'] }, weight: 2, basis: 'stripe' },
  { key: 'uk-marketplace-home', when: { payments: ['uk-marketplace'] }, weight: 4, basis: 'ours' },
  { key: 'simple-shares', when: { owners: ['several'] }, weight: 1, basis: 'ours' },
  { key: 'accounts-are-public', when: { upkeep: ['least'] }, weight: -1, basis: 'uk-accounts' },
  { key: 'small-accounts-no-audit', when: { upkeep: ['some'] }, weight: 1, basis: 'common' },
  { key: 'at-home', when: { residence: ['uk'] }, weight: 4, basis: 'ours' },
  { key: 'abroad-of-home', when: { residence: ['us', 'hong-kong'] }, weight: -2, basis: 'ours' },
  { key: 'stock-or-staff-there', when: { presence: ['uk'] }, weight: 4, basis: 'ours' },
  { key: 'registers-in-the-state', when: { presence: ['us'] }, weight: -2, basis: 'boi' },
  { key: 'stock-or-staff-elsewhere', when: { presence: ['hong-kong'] }, weight: -2, basis: 'ours' },
] as const satisfies readonly Reason[];

/** For and against a Hong Kong limited company. */
export const hkLtd = [
  { key: 'asian-buyers-and-suppliers', when: { buyers: ['asia'] }, weight: 4, basis: 'ours' },
  { key: 'far-from-western-buyers', when: { buyers: ['us', 'uk-europe'] }, weight: -2, basis: 'ours' },
  { key: 'goods-from-asia', when: { earning: ['online-shop'] }, weight: 1, basis: 'ours' },
  { key: 'audit-is-no-obstacle', when: { upkeep: ['audit-is-fine'] }, weight: 1, basis: 'hk-audit' },
  { key: 'audit-eats-profit', when: { profit: ['under-500'] }, weight: -4, basis: 'hk-audit' },
  { key: 'at-home', when: { residence: ['hong-kong'] }, weight: 4, basis: 'ours' },
  { key: 'abroad-of-home', when: { residence: ['us', 'uk'] }, weight: -2, basis: 'ours' },
  { key: 'stock-or-staff-there', when: { presence: ['hong-kong'] }, weight: 4, basis: 'ours' },
  { key: 'registers-in-the-state', when: { presence: ['us'] }, weight: -2, basis: 'boi' },
  { key: 'stock-or-staff-elsewhere', when: { presence: ['uk'] }, weight: -2, basis: 'ours' },
] as const satisfies readonly Reason[];
