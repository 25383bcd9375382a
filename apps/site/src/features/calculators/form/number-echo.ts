import { fill } from '@formation/content';
import { withoutSign } from '@formation/fees';
import { amountReadsAs, numberIn, readsAs, toExactText, type Decimal } from '@formation/money';

type Kind = Parameters<typeof withoutSign>[1];

/** The number in a field of a kind; undefined where it holds none. `2 %` is the share 2, and no amount. */
export function numberTyped(text: string, kind: Kind) {
  const bare = withoutSign(text, kind);
  return bare === undefined ? undefined : numberIn(bare);
}

type Shown = Readonly<{ kind: Kind; readBack: string; unit?: string | undefined }>;

/** How a number was understood that can be read in more than one way: `1,5` is read as 15, and says so. */
export function numberEcho(text: string, { kind, readBack, unit = '' }: Shown): Readonly<{ readAs?: string }> {
  const sign = kind === 'amount' ? unit : '';
  const number = numberTyped(text, kind);
  if (!number || isPlain(withoutSign(text, kind) ?? '', number, sign)) return {};
  return { readAs: fill(readBack, { number: toExactText(number).replace(/^-?/, (minus) => minus + sign) }) };
}

const isPlain = (text: string, number: Decimal, sign: string) =>
  sign === '' ? readsAs(text, number) : amountReadsAs(text, number, sign);
