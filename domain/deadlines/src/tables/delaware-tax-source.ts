import type { ReadPage } from '../duty.ts';

/** How the tax of a Delaware corporation is counted; `@formation/formation` counts it. */
export const delawareTaxSource: ReadPage = {
  title: 'Clerky, how the Delaware franchise tax of a corporation is calculated',
  href: 'https://help.clerky.com/article/2796-calculate-delaware-franchise-tax',
  checked: '2026-11-28',
};
