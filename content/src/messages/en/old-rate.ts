/** Beside what was converted with a rate of exchange of ours that is more than a week old. */
export const oldRate = {
  text: 'The exchange rate is from {day}, {days} days earlier.',
  /** Where there is a field for it. */
  enter: 'Enter today’s for exact figures.',
} as const;
