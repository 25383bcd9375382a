import { currencies, isCurrency, namesCurrency, saysOtherCurrency } from '@formation/money';

const codes = Object.keys(currencies).filter(isCurrency);

/** The currency whose sign stands beside a number: `$` is the dollar of the United States, `AU $` another. */
export function currencyOfSign(text: string): string {
  if (!namesCurrency(text)) return '';
  return codes.find((code) => !saysOtherCurrency(text, code)) ?? '';
}

/** What lines of prose call a currency when they do not write its code. */
const names = [
  [/\beuro\b/i, 'EUR'],
  [/円/, 'JPY'],
] as const;

/** The currency that the lines above the headers of a report name; empty where none does. */
export function currencyAbove(rows: readonly (readonly string[])[]): string {
  for (const text of rows.flat()) {
    const code = (text.match(/\b[A-Z]{3}\b/g) ?? []).find(isCurrency);
    const said = code ?? names.find(([name]) => name.test(text))?.[1];
    if (said) return said;
  }
  return '';
}
