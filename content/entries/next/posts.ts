/** The articles that `next.ts` names, by their folders in `entries/blog`. */
export const posts = [
  'benefits-of-real-time-financial-reporting',
  'five-tips-to-keep-your-business-finances-on-track',
  'how-to-manage-payroll-stress-free',
  'how-to-set-a-small-business-budget',
  'managing-business-debts-effectively',
  'owning-a-company-abroad-from-sri-lanka',
  'preparing-for-the-fiscal-year-end',
  'streamline-your-invoicing-process',
  'why-hiring-an-accountant-helps-big-time',
  'why-tracking-your-expenses-matters',
] as const;

export type NamedPost = (typeof posts)[number];
