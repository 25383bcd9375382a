import { money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { choiceIn, type Given } from './option.ts';

/** Reads what was given, which is already checked. */
export const read = (given: Given) => ({
  amount: (name: string, currency: Currency): Money => money(textOf(given, name), currency),
  number: (name: string): Rate => rate(textOf(given, name)),
  /** A percentage as a fraction. */
  percent: (name: string): Rate => {
    const { units, scale } = rate(textOf(given, name).replace(/%$/, ''));
    return { units, scale: scale + 2 };
  },
  has: (name: string): boolean => given[name] !== undefined && given[name] !== false,
  flag: (name: string): boolean => given[name] === true,
  /** One of the choices; the first when nothing is given. */
  choice: <V extends string>(name: string, choices: readonly [V, ...V[]]): V =>
    choiceIn(choices, given[name]) ?? choices[0],
});

export type Reader = ReturnType<typeof read>;

function textOf(given: Given, name: string): string {
  const value = given[name];
  return typeof value === 'string' ? value : '0';
}
