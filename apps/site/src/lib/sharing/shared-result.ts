/** A result as it leaves its page: in a message, as a picture, in a list. */
export type SharedResult = Readonly<{
  /** The answer in one sentence or less, such as "Profit: $50.66". */
  answer: string;
  /** What it is made of: names and amounts. */
  lines?: () => readonly (readonly [name: string, amount: string])[];
  /** The day whose fees or rules it follows, in the page's language. */
  day?: string | undefined;
}>;

/** What the page is called, without the marks that say where a long word may break. */
export const pageTitle = (): string =>
  (document.querySelector('h1')?.textContent ?? '').replaceAll('\u00AD', '').trim();

/** The answer as one sentence that says what it is the answer to. */
export const resultSentence = ({ answer }: SharedResult, title: string): string =>
  answer === '' ? title : `${title}${/[?!.]$/.test(title) ? '' : ':'} ${answer}`;
