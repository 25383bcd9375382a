/** The choice of a state beside the US packages: “+ State Fee” becomes a number. */
export const stateFee = {
  title: 'What is your state’s fee?',
  text: 'Choose a state to see its fee and the total at each price above.',
  state: 'State',
  choose: 'Choose a state',
  kind: 'Kind of company',
  kinds: { llc: 'LLC', corporation: 'Corporation' },
  note: '+ {fee} State Fee',
  together: 'With the {state} state fee',
  line: '{package}: {price} + {fee} = {sum}',
  yearUnknown: 'not published',
  unknown: 'We found no published fee for {state}. Ask the state.',
  verified: 'Published fee, checked on {day}.',
  estimate: 'Estimate of {day}: check with the state.',
  all: 'See every cost, year by year',
} as const;
