import type { Messages } from '@formation/content';
import type { FeeUnit } from '@formation/fees/tables';
import { isCurrency, money, moneyText, rate, shortPercentText } from '@formation/money';

export type ValueWords = Messages['feeTables']['values'];

/** What the numbers of a fee count, and the words to write them with. */
export type Terms = Readonly<{ units: Readonly<Record<string, FeeUnit>>; words: ValueWords }>;

/** A published number as people read it: 13.6%, $0.30, 18 in. `place` is where it stands in its value. */
export function numberText(number: string, place: string, { units }: Terms): string {
  const unit = units[place] ?? 'name';
  if (unit === 'fraction') return `${shortPercentText(rate(number), 4)}%`;
  if (isCurrency(unit)) return moneyText(money(number, unit));
  const [currency = ''] = unit.split(' ');
  if (isCurrency(currency)) return moneyText(money(number, currency)); // what it is for stands beside it
  return unit === 'name' || unit === 'day' ? number : `${number} ${unit}`;
}

/** A limit of a table: whole amounts without their cents, $7,500. */
export function limitText(number: string, place: string, terms: Terms): string {
  return numberText(number, place, terms).replace(/\.00$/, '');
}
