/** How a currency is written: its sign before the digits, and how many decimals its coins have. */
type Currencies = Readonly<Record<string, Readonly<{ sign: string; decimals: number }>>>;

/** Keeps a sign made of letters on the same line as its digits. */
const NBSP = '\u00a0';
const coins = (sign: string, decimals = 2) => ({ sign, decimals });

/** Every currency that a table or a calculator of ours can name (ISO 4217). */
export const currencies = {
  USD: coins('$'),
  GBP: coins('£'),
  EUR: coins('€'),
  HKD: coins('HK$'),
  LKR: coins(`Rs${NBSP}`),
  AUD: coins('A$'),
  CAD: coins('C$'),
  NZD: coins('NZ$'),
  SGD: coins('S$'),
  TWD: coins('NT$'),
  MXN: coins('MX$'),
  BRL: coins('R$'),
  INR: coins('₹'),
  ILS: coins('₪'),
  PHP: coins('₱'),
  THB: coins('฿'),
  KRW: coins('₩', 0),
  JPY: coins('¥', 0),
  VND: coins('₫', 0),
  CNY: coins('CN¥'),
  AED: coins(`AED${NBSP}`),
  BDT: coins('৳'),
  CHF: coins(`CHF${NBSP}`),
  CZK: coins(`Kč${NBSP}`),
  DKK: coins(`DKK${NBSP}`),
  HUF: coins(`Ft${NBSP}`),
  IDR: coins(`Rp${NBSP}`),
  KWD: coins(`KWD${NBSP}`, 3),
  MVR: coins(`MVR${NBSP}`),
  MYR: coins(`RM${NBSP}`),
  NOK: coins(`NOK${NBSP}`),
  OMR: coins(`OMR${NBSP}`, 3),
  PKR: coins(`PKR${NBSP}`),
  PLN: coins(`zł${NBSP}`),
  QAR: coins(`QAR${NBSP}`),
  RUB: coins('₽'),
  SAR: coins(`SAR${NBSP}`),
  SEK: coins(`SEK${NBSP}`),
  TRY: coins('₺'),
  ZAR: coins(`R${NBSP}`),
} as const satisfies Currencies;

export type Currency = keyof typeof currencies;

/** Whether a text, such as one from an address or a file, names a currency that we know. */
export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencies, text);
}
