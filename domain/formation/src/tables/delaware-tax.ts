/**
 * The franchise tax of a Delaware corporation, in US dollars, for tax years since 2018. Amounts are plain decimals.
 * Large listed companies, which pay $250,000, are not in it.
 */
export const delawareTax = {
  /** The annual report, on top of either method. */
  report: '50',
  most: '200000',
  authorised: {
    /** Up to so many shares the tax is fixed. */
    fixed: [
      { upTo: '5000', tax: '175' },
      { upTo: '10000', tax: '250' },
    ],
    /** And for each further step or part of it. */
    further: { shares: '10000', tax: '85' },
  },
  assumedPar: { decimals: 6, each: '1000000', tax: '400', least: '400' },
} as const;
