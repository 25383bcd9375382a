/** The choice of a state beside the US packages: “+ State Fee” becomes a number. */
export const stateFee = {
  title: 'What is your state’s fee?',
  text: 'Choose a state, and each price above shows its fee and the sum.',
  state: 'State',
  choose: 'Choose a state',
  kind: 'Kind of company',
  kinds: { llc: 'LLC', corporation: 'Corporation' },
  note: '+ {fee} State Fee',
  together: 'With the {state} state fee',
  line: '{package}: {price} + {fee} = {sum}',
  yearUnknown: 'not known here',
  unknown: 'We found no published fee for {state}. The state tells you.',
  verified: 'Seen on a published page, {day}.',
  estimate: 'Estimate of {day}: check with the state.',
  all: 'Every cost of this company, year by year',
} as const;
