/** A number of a text: groups of three by comma, point, apostrophe or a space that does not break, and decimals. */
const written = /(?<![\d.,])\d+(?:[.,'’\u00a0\u202f]\d+)*/g;

/** A plain decimal without zeros that say nothing: `0.40` and `.4` are one number. */
export function canonical(decimal: string): string {
  const [whole = '', part = ''] = decimal.split('.');
  const [left, right] = [whole.replace(/^0+(?=\d)/, ''), part.replace(/0+$/, '')];
  return right === '' ? left : `${left || '0'}.${right}`;
}

/** What a written number can mean: `1,500` is fifteen hundred, or one and a half where the comma marks decimals. */
function readings(text: string): readonly string[] {
  const bare = text.replace(/['’\u00a0\u202f]/g, '');
  const mark = /[.,](?=[^.,]*$)/.exec(bare);
  if (!mark) return [canonical(bare)];
  const digits = (part: string) => part.replace(/[.,]/g, '');
  const asDecimal = canonical(`${digits(bare.slice(0, mark.index))}.${bare.slice(mark.index + 1)}`);
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(bare);
  return isGrouped ? [canonical(digits(bare)), asDecimal] : [asDecimal];
}

/** The numbers of a text in one form. */
export const numbersIn = (text: string): readonly string[] => (text.match(written) ?? []).flatMap(readings);

/** A digit alone is everywhere: it counts beside a percent sign or a currency. */
const stands = (line: string, number: string) =>
  number.length > 1 ||
  new RegExp(`[$£€₹]\\s?${number}(?![\\d.,])|(?<![\\d.,])${number}\\s?(%|per ?cent|pence|p\\b)`).test(line);

/** Whether a line of a page says one of the numbers. */
export function saysOneOf(line: string, numbers: ReadonlySet<string>): boolean {
  return numbersIn(line).some((number) => numbers.has(number) && stands(line, number));
}
