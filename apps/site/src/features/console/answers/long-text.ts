/** About eight lines of a phone. */
const most = 320;
/** About two. */
const first = 80;
const longestAddress = 40;

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/u;

/** Whether a text takes more than a look. */
export const isLong = (text: string): boolean => text.length > most || text.split('\n').length > 10;

/** A text and the web addresses in it, by turns; the second, the fourth and so on are addresses. */
export const partsOf = (text: string): readonly string[] => text.split(address);

/** A web address as far as one reads it. */
export const shortened = (url: string): string =>
  url.length > longestAddress ? `${url.slice(0, longestAddress - 1)}…` : url;

/** How a text begins, in one line. */
export function opened(text: string): string {
  const letters = [...new Intl.Segmenter().segment(text.replaceAll(/\s+/gu, ' ').slice(0, 2 * first))];
  const begins = letters.slice(0, first).map(({ segment }) => segment);
  return `${begins.join('')}…`;
}
