import { messages } from '@formation/content';

/** The words of the English pages: a test finds what it looks for by its key, so a better wording breaks no test. */
export const words = messages.en;

const literally = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);

/**
 * A pattern for a text of the content: a blank that `values` does not fill stands for anything, and a space for any
 * white space. `pattern('Remove {number}')` fits "Remove 2"; with `{ number: 2 }` it fits no other.
 */
export function pattern(text: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
  const [first = '', ...rest] = text.split(/\{(\w+)\}/); // every other part is the name of a blank
  const filled = rest.map((part, index) => {
    if (index % 2 === 1) return literally(part);
    const value = values[part];
    return value === undefined ? '.+' : literally(`${value}`);
  });
  return new RegExp(literally(first) + filled.join(''));
}

/** A pattern for the whole of a text, whether or not it begins with a capital, as the lines of a result do. */
export const whole = (text: string): RegExp => new RegExp(`^${pattern(text).source}$`, 'i');
