/** What tells whether an entry is the answer, and how much. */
export const weights = {
  everyday: 2.58,
  words: 2.88,
  title: 2.5,
  above: 1.56,
  ofClass: 0.5,
  ofGoods: -0.61,
  answered: 5.59,
  best: 2.3,
  bestTitle: 1.52,
  exact: 2.83,
  bestOfClass: 4.01,
  bestOfGoods: -0.53,
  head: 0,
  many: 0,
  place: 4.13,
  notOfTrade: -5,
  heading: -0.29,
  material: 0.59,
  restOfMaterial: 0.4,
  restOfUnknown: -0.4,
  breadth: 0,
};

export type Signal = keyof typeof weights;
