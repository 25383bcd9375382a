import { decimal, divide, roundHalfUp, toExactText } from '@formation/money';

/** What a supplier said: a day, units of each currency for one US dollar, and where that stands. */
export type Reading = Readonly<{
  day: string;
  rates: Readonly<Record<string, string>>;
  source: Readonly<{ title: string; href: string }>;
}>;

/** The numbers of a JSON object by name, digit for digit: `JSON.parse` would make binary numbers of them. */
const numbersIn = (json: string) =>
  Object.fromEntries(
    [...json.matchAll(/"([A-Za-z]{3})"\s*:\s*(\d+(?:\.\d+)?)(?=\s*[,}])/g)].map(([, name = '', number = '']) => [
      name.toUpperCase(),
      number,
    ]),
  );

const dayIn = (text: string, name: string) =>
  new RegExp(`\\b${name}["']?\\s*[:=]\\s*["'](\\d{4}-\\d{2}-\\d{2})`).exec(text)?.[1] ?? '';

/** `usd.json` of the package and of its copies: `{ "date": "2026-09-29", "usd": { "eur": 0.88022588 } }`. */
export function currencyApiReading(json: string, source: Reading['source']): Reading {
  return { day: dayIn(json, 'date'), rates: { ...numbersIn(json), USD: '1' }, source };
}

/** `{ "base": "USD", "date": "2026-03-17", "rates": { "EUR": 0.867 } }`. */
export function frankfurterReading(json: string, source: Reading['source']): Reading {
  const isInDollars = /"base"\s*:\s*"USD"/.test(json);
  return { day: dayIn(json, 'date'), rates: isInDollars ? { ...numbersIn(json), USD: '1' } : {}, source };
}

/** `{ "time_last_update_unix": 1795910551, "base_code": "USD", "rates": { "EUR": 0.867 } }`. */
export function openAccessReading(json: string, source: Reading['source']): Reading {
  const second = /"time_last_update_unix"\s*:\s*(\d{1,10})\b/.exec(json)?.[1];
  const day = second === undefined ? '' : new Date(Number(second) * 1000).toISOString().slice(0, 10);
  const isInDollars = /"base_code"\s*:\s*"USD"/.test(json);
  return { day, rates: isInDollars ? { ...numbersIn(json), USD: '1' } : {}, source };
}

/** How exactly a rate that was divided is kept. */
const DECIMALS = 8;

/** The central bank's `<Cube time='2026-09-29'><Cube currency='USD' rate='1.1361'/>`, from euros into dollars. */
export function ecbReading(xml: string, source: Reading['source']): Reading {
  const cubes = [...xml.matchAll(/currency=['"]([A-Z]{3})['"]\s+rate=['"](\d+(?:\.\d+)?)['"]/g)];
  const inEuros = { ...Object.fromEntries(cubes.map(([, name = '', rate = '']) => [name, rate] as const)), EUR: '1' };
  const dollar: string | undefined = (inEuros as Readonly<Record<string, string>>)['USD']; // names come from the feed
  if (dollar === undefined) return { day: dayIn(xml, 'time'), rates: {}, source };
  const inDollars = (rate: string) => toExactText(roundHalfUp(divide(decimal(rate), decimal(dollar)), DECIMALS));
  const rates = Object.fromEntries(Object.entries(inEuros).map(([name, rate]) => [name, inDollars(rate)] as const));
  return { day: dayIn(xml, 'time'), rates: { ...rates, USD: '1' }, source };
}
