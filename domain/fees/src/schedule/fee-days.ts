/** The days whose fees can be asked for: no fee that is known began before. */
export const feeDays = { first: '2000-01-01', last: '2099-12-31' } as const;
