import { fill } from '@formation/content';
import { numberIn, readsAs, toExactText } from '@formation/money';

/** The number in a field; undefined where it holds none. `2 %` is 2. */
export function numberTyped(text: string) {
  return numberIn(text.replace(/%\s*$/, ''));
}

/** How a number was understood that can be read in more than one way: `1,5` is read as 15, and says so. */
export function numberEcho(text: string, readBack: string): Readonly<{ readAs?: string }> {
  const number = numberTyped(text);
  if (!number || readsAs(text.replace(/%\s*$/, ''), number)) return {};
  return { readAs: fill(readBack, { number: toExactText(number) }) };
}
