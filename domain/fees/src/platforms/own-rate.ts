/** The visitor's own exchange rate, in place of the mid-market rate of the day. */
export const ownRate = { unit: 'to one', least: '0.000001' } as const;
