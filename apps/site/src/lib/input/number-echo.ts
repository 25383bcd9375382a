import { fill } from '@formation/content';
import type { Field } from '@formation/fees';
import { notPlainly } from '@formation/fees/numbers';
import { toExactText } from '@formation/money';

type Shown = Readonly<{ kind: Exclude<Field['kind'], 'choice' | 'yes'>; readBack: string; unit?: string | undefined }>;

/** How a number was understood that is not plainly written: `500/-` is read as 500, and says so. */
export function numberEcho(text: string, { kind, readBack, unit = '' }: Shown): Readonly<{ readAs?: string }> {
  const number = notPlainly(text, kind);
  const sign = kind === 'amount' ? unit : '';
  return number
    ? { readAs: fill(readBack, { number: toExactText(number).replace(/^-?/, (minus) => minus + sign) }) }
    : {};
}
