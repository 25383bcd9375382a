import { currencies, type Currency } from '@formation/money';
import type { Rated } from '@formation/money/exchange-rates';

type FromDollars = Exclude<Rated, 'USD'>;

const isOther = (currency: Currency): currency is Exclude<FromDollars, 'LKR'> =>
  !['USD', 'RUB', 'LKR'].includes(currency);

/** The currencies of bank accounts that dollars can be exchanged for: rupees first, the rest as we name them. */
export const bankCurrencies: readonly FromDollars[] = [
  'LKR',
  ...(Object.keys(currencies) as Currency[]).filter(isOther), // its own keys
];
