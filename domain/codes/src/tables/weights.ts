/** What tells whether an entry is the answer, and how much. */
export const weights = {
  everyday: 1.18,
  words: 3.11,
  title: 3.47,
  above: 1.89,
  ofClass: -0.233,
  ofGoods: -0.819,
  answered: 6.14,
  best: 0.482,
  bestTitle: -0.658,
  exact: 2.06,
  bestOfClass: 4.34,
  bestOfGoods: 0.628,
  head: 0.44,
  many: 2.07,
  place: 4.03,
  soldOnline: 14.1,
  notOfTrade: -0.835,
  heading: -4.68,
  material: 1.03,
  restOfMaterial: 0.0634,
  restOfUnknown: 0.756,
  breadth: 0.202,
};

export type Signal = keyof typeof weights;
