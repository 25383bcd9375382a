/** What tells whether an entry is the answer, and how much. */
export const weights = {
  everyday: 1.35,
  words: 3.13,
  title: 3.06,
  above: 1.77,
  ofClass: -0.247,
  ofGoods: -0.624,
  answered: 6.01,
  best: 0.567,
  bestTitle: -0.0867,
  exact: 1.85,
  bestOfClass: 3.83,
  bestOfGoods: 0.188,
  head: 0.395,
  many: 2.23,
  place: 4.02,
  notOfTrade: -0.738,
  heading: -4.21,
  material: 0.924,
  restOfMaterial: 0.205,
  restOfUnknown: 1.35,
  breadth: 0.0541,
};

export type Signal = keyof typeof weights;
