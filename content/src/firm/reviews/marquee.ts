/** Two rows of entries that move in opposite directions, each written twice so that its end meets its beginning. */
export type MarqueeRows<T> = readonly [readonly T[], readonly T[]];

const enough = 6;
const partnerRepeats = 4;

/**
 * The two rows of reviews: shuffled, the whole list repeated until there are at least six, dealt out in turn,
 * each row doubled.
 *
 * @param random - a number from 0 up to, not including, 1.
 */
export function reviewMarquee<T>(reviews: readonly T[], random: () => number): MarqueeRows<T> {
  const order = shuffled(reviews, random);
  const times = order.length === 0 ? 0 : Math.ceil(enough / order.length);
  const [first, second] = dealt(repeated(order, times));
  return [repeated(first, 2), repeated(second, 2)];
}

/** The two rows of partners, dealt out in turn, with every row's items four times. */
export function partnerMarquee<T>(partners: readonly T[]): MarqueeRows<T> {
  const [first, second] = dealt(partners);
  return [repeated(first, partnerRepeats), repeated(second, partnerRepeats)];
}

/** Fisher and Yates: every order is equally likely. */
function shuffled<T>(list: readonly T[], random: () => number): readonly T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

const repeated = <T>(list: readonly T[], times: number): readonly T[] => Array<readonly T[]>(times).fill(list).flat();

/** Two rows to which a list is dealt out in turn. */
export const dealt = <T>(list: readonly T[]): MarqueeRows<T> => [
  list.filter((_, index) => index % 2 === 0),
  list.filter((_, index) => index % 2 === 1),
];
