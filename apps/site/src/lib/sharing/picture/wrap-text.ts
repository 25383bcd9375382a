/**
 * Breaks a text into lines between its words; a space that does not break stays. A word that is wider than a line has one
 * of its own.
 *
 * @param width - how wide a text is.
 */
export function wrapText(text: string, most: number, width: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\n]+/).filter(Boolean)) {
    const line = lines.at(-1);
    const longer = `${line ?? ''} ${word}`;
    if (line !== undefined && width(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A text that is no wider than a line: what does not fit is left out, and three dots say so. */
export function cutText(text: string, most: number, width: (text: string) => number): string {
  if (width(text) <= most) return text;
  const signs = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (signs.length > 0 && width(`${signs.join('')}…`) > most) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
